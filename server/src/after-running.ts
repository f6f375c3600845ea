import type { Millis } from '@trivium/rules/game/decider'
import type { Clock } from './clock.ts'

const STEP: Millis = 1_000

/**
 * Runs once after `ms` in which this process ran; the returned function cancels it. If the process stands still, the time counts as one
 * step: what it waits for may have arrived meanwhile, and timers are run before messages are read.
 */
export const afterRunning = (clock: Clock, ms: Millis, run: () => void): (() => void) => {
  let cancel = () => {}
  const wait = (left: Millis): void => {
    cancel = clock.after(Math.min(left, STEP), () => {
      if (left <= STEP) run()
      else wait(left - STEP)
    })
  }
  wait(ms)
  return () => cancel()
}
