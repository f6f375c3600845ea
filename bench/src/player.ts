/** The measurements of the load. Latencies are from an answer to its acknowledgement, ms. */
export interface Tally {
  answers: number
  latencies: number[]
  refusals: Map<string, number>
  finished: number
}

export const newTally = (): Tally => ({ answers: 0, latencies: [], refusals: new Map(), finished: 0 })

export const count = (tally: Tally, what: string): void => {
  tally.refusals.set(what, (tally.refusals.get(what) ?? 0) + 1)
}

export const acknowledged = (tally: Tally, sentAt: number): void => {
  tally.answers += 1
  tally.latencies.push(performance.now() - sentAt)
}

/** A simulated player, on whatever server. */
export interface Player {
  /** Leaves at once. */
  stop(): void
  /** Leaves after the match that they are in, so that no opponent is left alone. */
  retire(): void
  readonly hasLeft: boolean
}

/**
 * The time from a question to its answer, ms. With the reveal of 2.5 s, a player answers every 7 s on
 * average.
 */
export const thinkingTime = (): number => 3_500 + Math.random() * 2_000

/** The time from the end of a match to the next search, ms. */
export const REST = 500

export const randomChoice = (): number => Math.floor(Math.random() * 4)
