import { isRefused, REFUSALS, type Refused } from '@trivium/wire/refusals'
import type { FunctionName } from '@trivium/wire/registry'

/** Counts calls; `now` is a monotonic clock, in seconds. */
export interface CallMeter {
  readonly now: () => number
  readonly calls: { record(name: string, status: string, seconds: number): void }
}

export const NO_METER: CallMeter = { now: () => 0, calls: { record() {} } }

/** Measures one call: only the work done here, since the time a body takes to arrive depends on the caller. */
export const measureCall = ({ now, calls }: CallMeter, name: FunctionName) => {
  let seconds = 0
  return {
    async work<T>(part: () => Promise<T>): Promise<T> {
      const startedAt = now()
      const result = await part()
      seconds += now() - startedAt
      return result
    },
    record(answer: object | Refused): void {
      calls.record(name, isRefused(answer) ? REFUSALS[answer.refused].status : 'OK', seconds)
    },
  }
}
