import { type SoloState, scoreOf } from '@trivium/rules/modes/solo/state'
import type { SoloSummary } from '../../database/tables/games.ts'
import type { LeaderboardScore } from '../../leaderboard-entries/score.ts'
import type { PlayerResult } from '../../results/result.ts'
import type { AnswerGiven } from '../../statistics/played-game.ts'

const answersOf = ({ rounds }: SoloState): AnswerGiven[] =>
  rounds.flatMap(({ item: { category, difficulty }, right, answer }) =>
    right === null ? [] : [{ category, difficulty, correct: right, ms: answer?.ms ?? null }],
  )

/** Only the daily's counted play of the day is ranked; see `isPlayOfDay`. */
const entriesOf = (
  state: SoloState,
  { kind, day, counts }: SoloSummary,
  isPlayOfDay: boolean,
): LeaderboardScore[] => {
  const score = scoreOf(state)
  if (kind === 'survival' && counts) return [{ kind: 'survival', score }]
  return day !== undefined && isPlayOfDay ? [{ kind: 'daily', day, score }] : []
}

/** The result of a single-player game; none if no question was answered or missed. */
export const soloResults = (
  uid: string,
  state: SoloState,
  summary: SoloSummary,
  isPlayOfDay: boolean,
): PlayerResult[] => {
  const entries = entriesOf(state, summary, isPlayOfDay)
  const answers = answersOf(state)
  if (entries.length === 0 && answers.length === 0) return []
  const ofBank = summary.quiz === undefined
  return [
    { uid, mode: ofBank ? summary.kind : 'quiz', entries, answers: ofBank ? answers : [], meeting: null },
  ]
}
