import type { Millis } from '@trivium/rules/game/decider'
import { withCorrelationId } from './correlation-id.ts'
import { asServer } from './workload.ts'

/** Time as an argument: the system clock in production, a manual one in tests. */
export interface Clock {
  now(): Millis
  /** Runs once after `ms`; the returned function cancels it. */
  after(ms: Millis, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    // What a timer does belongs to no call, whoever set it.
    const timer = withCorrelationId(null, () => asServer(() => setTimeout(run, ms)))
    return () => clearTimeout(timer)
  },
}
