import { expect, test } from 'vitest'
import { type Random, randomFrom } from '../random.ts'
import {
  botAnswers,
  fastAnswers,
  populationNorms,
  type SimulatedPlayer,
  signalsOf,
  simulatePlayer,
  simulateRound,
} from './simulated-games.test-kit.ts'

const ROUNDS = 150

/** Forty people of varied strength and temper, and two as quick as the quickest person measured. */
const community = (random: Random): SimulatedPlayer[] => [
  ...Array.from({ length: 38 }, (_, i) =>
    simulatePlayer(
      `player-${i}`,
      botAnswers((['novice', 'regular', 'regular', 'expert'] as const)[i % 4]!),
      [0, 0.1, 0.25][i % 3],
    ),
  ),
  simulatePlayer('quick', fastAnswers(random)),
  simulatePlayer('quicker', fastAnswers(random, 1_100)),
]

/*
 * The bound: people at the limit of FP3 to FP9 give a signal once in a million examinations, and the
 * simulated people are well below that limit. 3,000 games are 6,000 examinations for each seed.
 */
test.for(['one', 'two'])('FP2 FP3 FP5 FP6 FP8 FP9 thousands of fair games open no case (%s)', (seed) => {
  const random = randomFrom(seed)
  const players = community(random)
  const seen: string[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    simulateRound(players, random)
    const everybody = populationNorms(players)
    for (const player of players)
      for (const { kind, figures } of signalsOf(player, everybody))
        seen.push(`${player.uid} ${kind} ${JSON.stringify(figures)}`)
  }
  expect(players[0]?.games).toHaveLength(ROUNDS)
  expect(seen).toEqual([])
})

test('FP8 two players who only play each other open no case, even if one is much stronger', () => {
  const random = randomFrom('two friends')
  const [strong, weak] = [
    simulatePlayer('strong', botAnswers('expert')),
    simulatePlayer('weak', botAnswers('novice')),
  ]
  for (let game = 0; game < 150; game++) {
    simulateRound([strong, weak], random)
    for (const player of [strong, weak]) expect(signalsOf(player, { lost: 0, left: 0 })).toEqual([])
  }
  expect(strong.games.filter(({ battle }) => battle?.outcome === 'won').length).toBeGreaterThan(120)
})
