import type { ChoiceItem, Difficulty } from '../game/item.ts'
import { planBotAnswer } from '../modes/battle/bot.ts'
import type { BotStrength } from '../modes/battle/events.ts'
import type { Random } from '../random.ts'
import { eloAfter, type Score, START_ELO } from '../rating/elo.ts'
import { unansweredRating } from '../rating/question-rating.ts'
import { detectSignals } from './assess.ts'
import type { AnswerFact, BattleFact, GameFacts } from './facts.ts'
import { maxExpectedScore } from './hard-questions.ts'
import type { PopulationNorms } from './leaving.ts'
import type { Signal } from './signal.ts'

/*
 * Simulated players for testing the signals: bots that answer as people do (R1), a player quicker than any of
 * them, and cheaters. Their ratings result from their games.
 */

export interface SimulatedPlayer {
  readonly uid: string
  elo: number
  ratedGames: number
  readonly games: GameFacts[]
  readonly answer: (item: ChoiceItem, seed: string) => { readonly ms: number; readonly right: boolean }
  /** The probability that this player leaves a game they are losing. */
  readonly leaves: number
}

export const simulatePlayer = (
  uid: string,
  answer: SimulatedPlayer['answer'],
  leaves = 0.1,
): SimulatedPlayer => ({
  uid,
  elo: START_ELO,
  ratedGames: 0,
  games: [],
  answer,
  leaves,
})

export const botAnswers =
  (strength: BotStrength): SimulatedPlayer['answer'] =>
  (item, seed) => {
    const { choice, ms } = planBotAnswer(seed, 0, item, strength)
    return { ms, right: choice === item.right }
  }

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/**
 * Knows nearly everything, and answers in about `median` ms whatever the length. The median of the quickest
 * person measured is 1,200.
 */
export const fastAnswers =
  (random: Random, median = 1_200): SimulatedPlayer['answer'] =>
  (item) => ({
    ms: Math.max(250, median * Math.exp(0.45 * normal(random))),
    right: random() < [0.98, 0.93, 0.85][item.difficulty - 1]!,
  })

const label = (random: Random): Difficulty => {
  const at = random()
  return at < 0.35 ? 1 : at < 0.75 ? 2 : 3
}

const anItem = (random: Random): ChoiceItem => {
  const difficulty = label(random)
  const prompt = '?'.repeat(30 + Math.floor(random() * 100))
  const choices = Array.from({ length: 4 }, () => 'x'.repeat(4 + Math.floor(random() * 16)))
  return { question: 'q', category: 'c', difficulty, prompt, choices, right: Math.floor(random() * 4) }
}

const answersOf = (one: SimulatedPlayer, items: readonly ChoiceItem[], seed: string): AnswerFact[] =>
  items.map((item, i) => ({
    ...one.answer(item, `${seed}:${one.uid}:${i}`),
    characters: item.prompt.length,
    difficulty: item.difficulty,
    expected: maxExpectedScore(one.elo, unansweredRating(item.difficulty).rating, item.difficulty),
  }))

const rightOf = (answers: readonly AnswerFact[]): number => answers.filter(({ right }) => right).length

const outcomeOf = (own: number, other: number): BattleFact['outcome'] =>
  own === other ? 'drawn' : own > other ? 'won' : 'lost'

const SCORE = { won: 1, drawn: 0.5, lost: 0 } as const satisfies Record<string, Score>

let clock = 0

/** Plays one rated battle. The player who is behind at the end may have left earlier. */
export const simulateBattle = (one: SimulatedPlayer, other: SimulatedPlayer, random: Random): void => {
  clock += 1
  const seed = `game-${clock}-${random()}`
  const items = Array.from({ length: 10 }, () => anItem(random))
  const answers = [answersOf(one, items, seed), answersOf(other, items, seed)] as const
  const rights = answers.map(rightOf) as [number, number]
  const leaves = [one, other].map(
    (player, seat) => rights[seat]! < rights[1 - seat]! && random() < player.leaves,
  )
  const lostBlind = [0, 1].map(
    (seat) => rights[seat]! < rights[1 - seat]! && (leaves[seat]! || rights[seat]! <= 2),
  )
  const elos = [one.elo, other.elo] as const
  for (const [seat, player] of [one, other].entries()) {
    const outcome = outcomeOf(rights[seat]!, rights[1 - seat]!)
    player.games.push({
      game: seed,
      at: clock,
      answers: answers[seat]!,
      messages: { forged: 0, late: random() < 0.3 ? 1 : 0 },
      battle: {
        other: [other, one][seat]!.uid,
        outcome,
        leftBehind: leaves[seat]!,
        given: lostBlind[1 - seat]!,
        gave: lostBlind[seat]!,
        sameDevice: false,
      },
    })
    player.elo = eloAfter(
      { elo: elos[seat]!, ratedGames: player.ratedGames },
      elos[1 - seat]!,
      SCORE[outcome],
    )
    player.ratedGames += 1
  }
}

/** Everybody plays one game, each against somebody near in rating. */
export const simulateRound = (players: readonly SimulatedPlayer[], random: Random): void => {
  const byRating = players
    .map((player) => ({ player, at: player.elo + 100 * normal(random) }))
    .toSorted((one, other) => one.at - other.at)
  for (let i = 1; i < byRating.length; i += 2)
    simulateBattle(byRating[i - 1]!.player, byRating[i]!.player, random)
}

/** Lost games and left ones, counted over all players. */
export const populationNorms = (players: readonly SimulatedPlayer[]): PopulationNorms => {
  const lost = players.flatMap(({ games }) => games.filter(({ battle }) => battle?.outcome === 'lost'))
  return { lost: lost.length, left: lost.filter(({ battle }) => battle?.leftBehind).length }
}

export const signalsOf = (player: SimulatedPlayer, everybody: PopulationNorms): Signal[] =>
  detectSignals(player.games, everybody)
