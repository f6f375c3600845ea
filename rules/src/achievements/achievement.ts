/**
 * The fields of the user document that achievements are computed from, under the same names. They are counts
 * unless stated otherwise.
 */
export interface AchievementStats {
  /** Points. */
  readonly elo: number
  readonly wins: number
  readonly draws: number
  /** Current streak of rated wins. */
  readonly winStreak: number
  readonly questionsCorrect: number
  readonly flagQuestionsCorrect: number
  /** Best score by mode; modes that were never played are absent. */
  readonly scores: Readonly<Partial<Record<string, number>>>
  /** Best score by region (`all`, `africa`, …); regions that were never played are absent. */
  readonly flagQuizScores: Readonly<Partial<Record<string, number>>>
  readonly countryQuizScores: Readonly<Partial<Record<string, number>>>
}

/** The groups of the achievements page. */
export type AchievementGroup = 'battle' | 'questions' | 'flags' | 'countries'

/** AC2: one definition decides when an achievement is unlocked and shows the progress towards it. */
export interface Achievement {
  /** Stored in databases: never changes. */
  readonly id: string
  readonly title: string
  /** The task, as an instruction without a full stop. */
  readonly description: string
  /** The name of the picture. */
  readonly icon: string
  readonly group: AchievementGroup
  readonly counter: (stats: AchievementStats) => number
  /** The counter value that unlocks it: one more than the specification's number if that says 'above'. */
  readonly atLeast: number
  /** The counter before the first game; 0 by default. */
  readonly startsAt?: number
}
