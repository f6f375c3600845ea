/** What achievements are reckoned from: fields of the user document, under its names. Counts, except where said. */
export interface AchievementStats {
  /** Points. */
  readonly elo: number
  readonly wins: number
  readonly draws: number
  /** Rated wins in a row, now. */
  readonly winStreak: number
  readonly questionsCorrect: number
  readonly flagQuestionsCorrect: number
  /** Best score by mode; a mode that was never played is not there. */
  readonly scores: Readonly<Partial<Record<string, number>>>
  /** Best score by region (`all`, `africa`, …); regions that were never played are not there. */
  readonly flagQuizScores: Readonly<Partial<Record<string, number>>>
  readonly countryQuizScores: Readonly<Partial<Record<string, number>>>
}

/** Where an achievement stands on the page. */
export type AchievementGroup = 'battle' | 'questions' | 'flags' | 'countries'

/** AC2: one definition says both when it is unlocked and how far away that is. */
export interface Achievement {
  /** Kept in databases: never changes. */
  readonly id: string
  readonly title: string
  /** What has to be done, as an instruction without a full stop. */
  readonly description: string
  /** Name of the picture. */
  readonly icon: string
  readonly group: AchievementGroup
  readonly counter: (stats: AchievementStats) => number
  /** Unlocked with this many, which is one more than the number where the specification says 'above'. */
  readonly atLeast: number
  /** What the counter stands at before the first game; 0 where it is left out. */
  readonly startsAt?: number
}
