/** The result of checking the database after the last round. */
export interface Verdict {
  readonly figures: Readonly<Record<string, number>>
  /** Everything that is wrong, in words; empty if nothing is. */
  readonly faults: readonly string[]
}
