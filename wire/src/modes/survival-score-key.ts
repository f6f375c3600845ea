/** The kinds of a run of Survival, each with a best score of its own. */
export interface SurvivalKind {
  /** Without a clock. */
  readonly untimed: boolean
  /** With typed answers instead of choices. */
  readonly typed: boolean
}

/** The name of the best score of a kind of run in the user document's `scores`. */
export const survivalScoreKey = ({ untimed, typed }: SurvivalKind): string =>
  `Survival${typed ? 'Typed' : ''}${untimed ? 'Untimed' : ''}`
