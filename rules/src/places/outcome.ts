/** The outcome of one place in a finished game, for the review and for the statistics. */
export interface PlaceOutcome {
  /** Index into the opening's items. */
  readonly item: number
  readonly place: string
  readonly outcome: 'found' | 'missed'
  /** The number of answers, including the right one; null if it was not found. */
  readonly tries: number | null
  /** The wrong places, in order. */
  readonly wrong: readonly string[]
  /** The wrong name chosen of four; null: none. */
  readonly chosen: string | null
  /** Whether the player was asked for it: a place that was never shown does not count in the statistics. */
  readonly asked: boolean
}
