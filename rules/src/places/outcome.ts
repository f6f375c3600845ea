/** The outcome of one place in a finished game: for its review and for the statistics. */
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
  /** The player was asked for it: a place that was never shown has no statistics. */
  readonly asked: boolean
}
