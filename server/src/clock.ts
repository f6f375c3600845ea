import type { Millis } from '@trivium/rules/game/decider'

/** Time as an argument: the machine's in production, one that tests move by hand. */
export interface Clock {
  now(): Millis
  /** Runs once after `ms`; the answer takes it back. */
  after(ms: Millis, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
