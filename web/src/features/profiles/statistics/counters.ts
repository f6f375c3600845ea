import { isProvisional } from '@trivium/rules/rating/elo'
import type { Player } from '../player.ts'
import { percent } from '../record.ts'

export interface Counter {
  readonly label: string
  /** A number, or a number with its unit. */
  readonly value: number | string
  /** What is counted, if the label leaves it open. */
  readonly note?: string
}

export interface CounterTable {
  readonly title: string
  readonly counters: readonly Counter[]
}

const ratedMatches = (player: Player): readonly Counter[] => {
  const { elo, ratedGames, wins, draws, losses, perfectScores } = player
  const settled = isProvisional(ratedGames)
    ? `Provisional until 20 rated matches: ${20 - ratedGames} to go.`
    : 'Settled: 20 rated matches or more.'
  const share = ratedGames === 0 ? [] : [{ label: 'Win rate', value: percent(wins / ratedGames) }]
  return [
    // Like every rating, without a thousands separator.
    { label: 'Rating', value: String(elo), note: settled },
    { label: 'Matches', value: ratedGames },
    { label: 'Won', value: wins },
    { label: 'Drawn', value: draws, note: 'Equal scores.' },
    { label: 'Lost', value: losses },
    ...share,
    { label: 'Perfect matches', value: perfectScores, note: 'All ten questions right.' },
  ]
}

const rightAnswers = ({ questionsCorrect, flagQuestionsCorrect }: Player): readonly Counter[] => [
  { label: 'Questions', value: questionsCorrect, note: 'In matches, dailies, Survival and custom quizzes.' },
  ...(flagQuestionsCorrect === 0 ? [] : [{ label: 'Flags', value: flagQuestionsCorrect }]),
]

/** A player's counters in plain words, without meaningless ones. */
export const counterTables = (player: Player): readonly CounterTable[] => [
  { title: 'Rated matches', counters: ratedMatches(player) },
  { title: 'Right answers', counters: rightAnswers(player) },
]
