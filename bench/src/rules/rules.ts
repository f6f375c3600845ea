import type { Candidate } from '@trivium/rules/game/candidate'
import type { Difficulty } from '@trivium/rules/game/item'
import { pickQuestions } from '@trivium/rules/game/pick-questions'
import { pairQueue, type QueueEntry } from '@trivium/rules/matchmaking/pairing'
import { randomFrom } from '@trivium/rules/random'

const NOW = Date.UTC(2026, 0, 1)
const ROUNDS = 30

const bank = (size: number): Candidate[] =>
  Array.from({ length: size }, (_, i) => ({
    id: `q${i}`,
    category: `category ${i % 14}`,
    difficulty: ((i % 3) + 1) as Difficulty,
    tags: [`tag ${i % 97}`],
  }))

const crowd = (size: number): QueueEntry[] => {
  const random = randomFrom(`crowd of ${size}`)
  return Array.from({ length: size }, (_, i) => ({
    uid: `p${i}`,
    elo: Math.round(600 + 1_000 * (random() + random()) * 0.8),
    since: NOW - 10_000,
    front: false,
    lastOpponent: `p${Math.floor(random() * size)}`,
  }))
}

/** The median duration of one run, in ms; the first runs only warm up. */
const median = (run: (round: number) => void): number => {
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const began = performance.now()
    run(round)
    return performance.now() - began
  })
  const sorted = times.slice(ROUNDS / 3).toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

interface Limit {
  readonly what: string
  readonly must: number
  readonly took: number
  /** How long the same machine takes to sort as many numbers. The ratio is comparable between machines. */
  readonly sorting: number
}

const sorting = (size: number): number => {
  const random = randomFrom('numbers')
  const numbers = Array.from({ length: size }, random)
  return median(() => numbers.toSorted((a, b) => a - b))
}

const measurePicking = (): Limit => {
  const pool = bank(3_000)
  const seen = new Map(pool.slice(0, 400).map(({ id }) => [id, 1]))
  const took = median((round) => pickQuestions(pool, seen, 10, String(round)))
  return { what: 'pick 10 of 3,000 questions (Q5)', must: 2, took, sorting: sorting(3_000) }
}

const measurePairing = (): Limit => {
  const queue = crowd(10_000)
  return {
    what: 'pair 10,000 players (P8)',
    must: 50,
    took: median(() => pairQueue(queue, NOW)),
    sorting: sorting(10_000),
  }
}

/** `npm run bench rules` measures the two rules that have a time limit. */
export const rules = async (): Promise<void> => {
  const limits = [measurePicking(), measurePairing()]
  for (const { what, must, took, sorting } of limits)
    console.log(
      `${what.padEnd(34)} ${took.toFixed(2)} ms, at most ${must} must hold; ${(took / sorting).toFixed(1)} × sorting as many numbers`,
    )
  if (limits.some(({ took, must }) => took > must)) process.exitCode = 1
}
