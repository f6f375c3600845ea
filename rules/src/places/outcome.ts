/** What became of one place in a game that is over: for its review and for the statistics. */
export interface PlaceOutcome {
  /** Index into the opening's items. */
  readonly item: number
  readonly place: string
  readonly outcome: 'found' | 'missed'
  /** Answers it took, the right one among them; null where it was not found. */
  readonly tries: number | null
  /** Places that were answered instead, in that order. */
  readonly wrong: readonly string[]
  /** The name that was chosen of four instead; null: none. */
  readonly chosen: string | null
  /** It was the player's turn to know it: what was never shown says nothing of a place. */
  readonly asked: boolean
}
