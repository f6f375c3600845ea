/** What the database says after the last round. */
export interface Verdict {
  readonly figures: Readonly<Record<string, number>>
  /** Everything that is not as it must be, in words; empty when all is well. */
  readonly faults: readonly string[]
}
