import type { AchievementStats } from '@trivium/rules/achievements/achievement'
import { START_ELO } from '@trivium/rules/rating/elo'
import type { Selectable } from 'kysely'
import type { UsersTable } from '../database/tables/players.ts'

/** The user columns from which achievements are computed. */
export const STATS = [
  'elo',
  'wins',
  'draws',
  'win_streak',
  'questions_correct',
  'flag_questions_correct',
  'scores',
  'flag_quiz_scores',
  'country_quiz_scores',
] as const

export const statsOf = (row: Pick<Selectable<UsersTable>, (typeof STATS)[number]>): AchievementStats => ({
  elo: row.elo ?? START_ELO,
  wins: row.wins,
  draws: row.draws,
  winStreak: row.win_streak,
  questionsCorrect: row.questions_correct,
  flagQuestionsCorrect: row.flag_questions_correct,
  scores: row.scores,
  flagQuizScores: row.flag_quiz_scores,
  countryQuizScores: row.country_quiz_scores,
})
