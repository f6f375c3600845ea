import type { Clock } from '@trivium/server/clock'

/** A clock that stands still until a test advances it. Times in ms since 1970. */
export interface FakeClock extends Clock {
  /** Advances by `ms`, runs due timers in order, and lets promises settle in between. */
  pass(ms: number): Promise<void>
  /**
   * Advances by `ms` at once, as on a machine that was asleep: due timers run afterwards, and a repeating one
   * runs only once. Use it to advance by days, for which `pass` would run thousands of timers.
   */
  skip(ms: number): Promise<void>
}

interface Alarm {
  readonly at: number
  readonly run: () => void
}

/**
 * Consecutive idle turns of the event loop after which all work that does not wait for a timer has finished.
 */
const QUIET_TURNS = 3
/** Longest wait for work in progress, ms of real time: work that never ends must not block the clock. */
const PATIENCE = 5_000

const settleDown = async (isBusy: () => boolean): Promise<void> => {
  const end = performance.now() + PATIENCE
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end; quiet++) {
    await new Promise<void>((resolve) => setImmediate(resolve))
    if (isBusy()) quiet = -1
  }
}

/** `isBusy` returns whether the clock must wait for work in progress, such as a database query. */
export const fakeClock = (start = Date.UTC(2026, 0, 1), isBusy: () => boolean = () => false): FakeClock => {
  let now = start
  const alarms = new Set<Alarm>()
  const next = (until: number): Alarm | undefined =>
    [...alarms].filter((alarm) => alarm.at <= until).toSorted((a, b) => a.at - b.at)[0]

  const runDue = async (until: number): Promise<void> => {
    for (let alarm = next(until); alarm; alarm = next(until)) {
      alarms.delete(alarm)
      now = Math.max(now, alarm.at)
      alarm.run()
      await settleDown(isBusy)
    }
  }

  return {
    now: () => now,
    after(ms, run) {
      const alarm = { at: now + Math.max(0, ms), run }
      alarms.add(alarm)
      return () => alarms.delete(alarm)
    },
    async pass(ms) {
      const until = now + ms
      await runDue(until)
      now = until
      await settleDown(isBusy)
    },
    async skip(ms) {
      now += ms
      await runDue(now)
      await settleDown(isBusy)
    },
  }
}
