/** A fault: a crash, a 500 response, an error in the log, a call without a response. */
export interface Finding {
  readonly what: string
  /** The input that was sent or read, as JSON. */
  readonly input: string
}

export interface Tally {
  calls: number
  readonly findings: Finding[]
}

const MAX_SHOWN_LENGTH = 2_000

export const tallied = (): Tally => ({ calls: 0, findings: [] })

export const printFindings = (tally: Tally, what: string, input: unknown): void => {
  tally.findings.push({ what, input: JSON.stringify(input)?.slice(0, MAX_SHOWN_LENGTH) ?? 'undefined' })
}

/** How long to run, and a callback after each step, in which the bench checks the event loop. */
export interface Run {
  readonly shouldContinue: (calls: number) => boolean
  readonly done?: (what: string, input: unknown) => void
}
