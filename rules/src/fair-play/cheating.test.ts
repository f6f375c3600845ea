import { describe, expect, test } from 'vitest'
import { type Random, randomFrom } from '../random.ts'
import type { GameFacts } from './facts.ts'
import type { SignalKind } from './signal.ts'
import {
  botAnswers,
  type SimulatedPlayer,
  signalsOf,
  simulateBattle,
  simulatePlayer,
} from './simulated-games.test-kit.ts'

const NOBODY = { lost: 0, left: 0 }
const random = randomFrom('cheaters')

/** The number of games against fair players until a signal appears; Infinity: more than a hundred. */
const gamesUntil = (
  cheater: SimulatedPlayer,
  kind: SignalKind,
  against?: (game: number) => SimulatedPlayer,
): number => {
  for (let game = 1; game <= 100; game++) {
    simulateBattle(cheater, against?.(game) ?? simulatePlayer(`fair-${game}`, botAnswers('regular')), random)
    if (signalsOf(cheater, NOBODY).some((signal) => signal.kind === kind)) return game
  }
  return Number.POSITIVE_INFINITY
}

const atOnce =
  (share: number, from: Random): SimulatedPlayer['answer'] =>
  () => ({ ms: 250, right: from() < share })
const always =
  (ms: number, jitter: number): SimulatedPlayer['answer'] =>
  () => ({
    ms: ms + jitter * (random() - 0.5),
    right: true,
  })

describe('FP3 FP4 answers too quick to have read the question', () => {
  test.for([
    [1, 3],
    [0.9, 5],
    [0.75, 9],
  ] as const)('FP3 immediate answers with a share of %f right are detected in %i games', ([share, games]) => {
    expect(gamesUntil(simulatePlayer('cheater', atOnce(share, random)), 'fast-answers')).toBeLessThanOrEqual(
      games,
    )
  })

  test('FP3 immediate answers to two thirds of the questions are detected within 20 games', () => {
    const mixed: SimulatedPlayer['answer'] = (item, seed) =>
      random() < 0.67 ? { ms: 400, right: true } : botAnswers('expert')(item, seed)
    expect(gamesUntil(simulatePlayer('cheater', mixed), 'fast-answers')).toBeLessThanOrEqual(20)
  })

  test('FP4 blind clicks are not a signal', () => {
    expect(gamesUntil(simulatePlayer('clicker', atOnce(0.25, random)), 'fast-answers')).toBe(
      Number.POSITIVE_INFINITY,
    )
  })
})

describe('FP5 FP6 a machine that knows everything', () => {
  test('FP6 answering after 4 s, plus or minus a fifth, is detected within 40 games', () => {
    expect(gamesUntil(simulatePlayer('machine', always(4_000, 800)), 'hard-answers')).toBeLessThanOrEqual(40)
  })

  test('FP6 at a human pace it cannot be distinguished from a player who knows a lot', () => {
    const machine: SimulatedPlayer['answer'] = (item, seed) => ({
      ...botAnswers('regular')(item, seed),
      right: true,
    })
    expect(gamesUntil(simulatePlayer('machine', machine), 'hard-answers')).toBe(Number.POSITIVE_INFINITY)
  })

  test('FP5 steady times are not a signal if the player knows no more than the rating implies', () => {
    const steady: SimulatedPlayer['answer'] = (item, seed) => ({
      ...botAnswers('regular')(item, seed),
      ms: 4_000,
    })
    expect(gamesUntil(simulatePlayer('steady', steady), 'hard-answers')).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('FP8 games lost without playing', () => {
  const giver = simulatePlayer('giver', () => ({ ms: 5_000, right: random() < 0.05 }))

  test('FP8 always against the same opponent are detected within 20 games, on both sides', () => {
    const taker = simulatePlayer('taker', botAnswers('regular'))
    expect(gamesUntil(taker, 'same-pair', () => giver)).toBeLessThanOrEqual(20)
    expect(signalsOf(giver, NOBODY)).toMatchObject([
      { kind: 'same-pair', other: 'taker', figures: { won: 0 } },
    ])
    const [signal] = signalsOf(taker, NOBODY)
    expect(signal).toMatchObject({ kind: 'same-pair', other: 'giver' })
    expect(signal?.games[0]).toBe(taker.games.at(-1)?.game)
  })

  test('FP8 are not a signal if most games are against others', () => {
    const taker = simulatePlayer('taker', botAnswers('regular'))
    const others = (game: number) =>
      game % 4 === 0 ? giver : simulatePlayer(`fair-${game}`, botAnswers('regular'))
    expect(gamesUntil(taker, 'same-pair', others)).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('FP9 leaving while behind', () => {
  const quitter = () => simulatePlayer('quitter', botAnswers('novice'), 1)

  test('FP9 in every game is detected within 25 games', () => {
    expect(gamesUntil(quitter(), 'leaving')).toBeLessThanOrEqual(25)
  })

  test('FP9 is not a signal if everybody does it', () => {
    const one = quitter()
    expect(gamesUntil(one, 'leaving')).toBeLessThan(100)
    expect(signalsOf(one, { lost: 1_000, left: 480 })).toEqual([])
  })
})

const quiet = (game: number, more: Partial<GameFacts> = {}): GameFacts => ({
  game: `game-${game}`,
  at: game,
  answers: [],
  battle: null,
  messages: { forged: 0, late: 0 },
  ...more,
})
const signals = (games: readonly GameFacts[]) =>
  signalsOf({ ...simulatePlayer('one', botAnswers('regular')), games: [...games] }, NOBODY)

describe('FP7 refused messages', () => {
  test('FP7 forged messages in every game are a signal after three games; in one of ten, after more', () => {
    const forged = (game: number) => quiet(game, { messages: { forged: 1, late: 0 } })
    expect(signals([1, 2].map(forged))).toEqual([])
    expect(signals([1, 2, 3, 4].map(forged))).toMatchObject([
      {
        kind: 'refused-messages',
        figures: { gamesWithForged: 4, forged: 4 },
        games: ['game-4', 'game-3', 'game-2', 'game-1'],
      },
    ])
    const some = Array.from({ length: 50 }, (_, game) => (game % 6 === 0 ? forged(game) : quiet(game)))
    expect(signals(some)).toHaveLength(1)
  })

  test('FP7 a hundred forged messages in one game, from a broken page, are not a signal', () => {
    expect(signals([quiet(1, { messages: { forged: 100, late: 100 } }), quiet(2), quiet(3)])).toEqual([])
  })

  test('FP7 three or more late answers in most games are a signal; one or two a game never are', () => {
    const games = (late: number) =>
      Array.from({ length: 50 }, (_, game) => quiet(game, { messages: { forged: 0, late } }))
    expect(signals(games(2))).toEqual([])
    expect(signals(games(3))).toMatchObject([
      { kind: 'refused-messages', figures: { gamesWithManyLate: 50 } },
    ])
  })
})

describe('FP10 the same browser', () => {
  const against = (game: number, sameDevice: boolean) =>
    quiet(game, {
      battle: { other: 'twin', outcome: 'won', leftBehind: false, given: false, gave: false, sameDevice },
    })

  test('FP10 on both sides is a signal after three rated games, but not after two', () => {
    expect(signals([against(1, true), against(2, true), against(3, false)])).toEqual([])
    expect(signals([1, 2, 3].map((game) => against(game, true)))).toMatchObject([
      { kind: 'same-device', other: 'twin', strength: 5, figures: { games: 3 } },
    ])
  })
})
