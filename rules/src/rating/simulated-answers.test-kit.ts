import type { Difficulty } from '../game/item.ts'
import type { Random } from '../random.ts'
import { eloAfter, type Score, START_ELO } from './elo.ts'

/*
 * A simulated population that shares only guessing with the rating formulas. Strengths and difficulties are
 * in logits. Players have the ratings that battles of ten questions gave them by our rules, with all noise
 * and lag.
 */

export interface SimulatedPlayer {
  /** Logits; mean 0, standard deviation 1. */
  readonly strength: number
  elo: number
  ratedGames: number
}

export interface SimulatedQuestion {
  /** Logits: a player whose strength equals it knows the answer in half of the cases. */
  readonly difficulty: number
  readonly label: Difficulty
}

export interface SimulatedAnswer {
  readonly by: SimulatedPlayer
  readonly isRight: boolean
}

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
export const sampleOf = <T>(all: readonly T[], random: Random): T =>
  all[Math.floor(random() * all.length)] as T

/** The share of players of a strength, 0.25 to 1, that gets a question with four choices right. */
export const trueProbability = (strength: number, difficulty: number): number =>
  0.25 + 0.75 / (1 + Math.exp(difficulty - strength))

export const simulatedAnswer = (
  by: SimulatedPlayer,
  { difficulty }: SimulatedQuestion,
  random: Random,
): SimulatedAnswer => ({ by, isRight: random() < trueProbability(by.strength, difficulty) })

/**
 * Questions of which 35 % are easy, 40 % medium and 25 % hard by the author's estimate. Their mean difficulty
 * is 0.3 above the players' mean strength. `spread` is the standard deviation of difficulty in logits;
 * `judgement` is the correlation of the author's estimate with the truth, 0 to 1.
 */
export const simulatedQuestions = (
  count: number,
  { spread, judgement }: { spread: number; judgement: number },
  random: Random,
): SimulatedQuestion[] =>
  Array.from({ length: count }, () => {
    const z = normal(random)
    const judged = judgement * z + Math.sqrt(1 - judgement ** 2) * normal(random)
    return { difficulty: 0.3 + spread * z, label: judged < -0.385 ? 1 : judged < 0.674 ? 2 : 3 }
  })

const battle = (
  one: SimulatedPlayer,
  other: SimulatedPlayer,
  bank: readonly SimulatedQuestion[],
  random: Random,
): void => {
  let lead = 0
  for (let i = 0; i < 10; i++) {
    const { difficulty } = sampleOf(bank, random)
    if (random() < trueProbability(one.strength, difficulty)) lead += 1
    if (random() < trueProbability(other.strength, difficulty)) lead -= 1
  }
  const score = ((Math.sign(lead) + 1) / 2) as Score
  const before = { one: one.elo, other: other.elo }
  one.elo = eloAfter(one, before.other, score)
  other.elo = eloAfter({ ...other, elo: before.other }, before.one, (1 - score) as Score)
  one.ratedGames += 1
  other.ratedGames += 1
}

/**
 * Players with established ratings (L3): strengths are distributed as in a real population, with a long tail
 * upwards. Each has played 20 to a few hundred battles, a hundred on average, against others near in rating.
 */
export const settledPlayers = (
  count: number,
  bank: readonly SimulatedQuestion[],
  random: Random,
): SimulatedPlayer[] => {
  const players = Array.from({ length: count }, () => ({
    strength: (280 * normal(random) + 60 * normal(random) ** 2 - 60) / 293,
    elo: START_ELO,
    ratedGames: 0,
    battles: 20 - 80 * Math.log(1 - random()),
  }))
  for (;;) {
    const here = players.filter(({ ratedGames, battles }) => ratedGames < battles)
    if (here.length < 2) return players
    const byRating = here
      .map((player) => ({ player, at: player.elo + 150 * normal(random) }))
      .sort((a, b) => a.at - b.at)
    for (let i = 1; i < byRating.length; i += 2)
      battle(byRating[i - 1]!.player, byRating[i]!.player, bank, random)
  }
}
