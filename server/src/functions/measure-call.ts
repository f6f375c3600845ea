import { isRefused, REFUSALS, type Refused } from '@trivium/wire/refusals'
import type { FunctionName } from '@trivium/wire/registry'

/** Counts calls; `now` is a monotonic clock, in seconds. */
export interface CallMeter {
  readonly now: () => number
  readonly calls: { record(name: string, status: string, seconds: number): void }
}

export const NO_METER: CallMeter = { now: () => 0, calls: { record() {} } }

/** Records a call that has been measured. */
export const recordCall = (
  { calls }: CallMeter,
  name: FunctionName,
  answer: object | Refused,
  seconds: number,
): void => calls.record(name, isRefused(answer) ? REFUSALS[answer.refused].status : 'OK', seconds)

/** Measures one call: only the work done here, since the time a body takes to arrive depends on the caller. */
export const measureCall = (meter: CallMeter, name: FunctionName) => {
  let seconds = 0
  return {
    /** The time measured so far. */
    ms: () => seconds * 1_000,
    async work<T>(part: () => Promise<T>): Promise<T> {
      const startedAt = meter.now()
      const result = await part()
      seconds += meter.now() - startedAt
      return result
    },
    record(answer: object | Refused): void {
      recordCall(meter, name, answer, seconds)
    },
  }
}
