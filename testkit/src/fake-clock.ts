import type { Clock } from '@trivium/server/clock'

/** A clock that stands still until a test moves it. Times in ms since 1970. */
export interface FakeClock extends Clock {
  /** Lets `ms` pass, running in order what falls due, and lets promises settle in between. */
  pass(ms: number): Promise<void>
}

interface Alarm {
  readonly at: number
  readonly run: () => void
}

/** So many turns of the event loop in a row without work: what was set off has gone on where it waits for no time. */
const QUIET_TURNS = 3
/** Work that never ends must not hold time up for ever, ms of the machine's time. */
const PATIENCE = 5_000

const settleDown = async (isBusy: () => boolean): Promise<void> => {
  const end = performance.now() + PATIENCE
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end; quiet++) {
    await new Promise<void>((resolve) => setImmediate(resolve))
    if (isBusy()) quiet = -1
  }
}

/** `isBusy` says that work is under way which time waits for, such as a database's. */
export const fakeClock = (start = Date.UTC(2026, 0, 1), isBusy: () => boolean = () => false): FakeClock => {
  let now = start
  const alarms = new Set<Alarm>()
  const next = (until: number): Alarm | undefined =>
    [...alarms].filter((alarm) => alarm.at <= until).toSorted((a, b) => a.at - b.at)[0]

  return {
    now: () => now,
    after(ms, run) {
      const alarm = { at: now + Math.max(0, ms), run }
      alarms.add(alarm)
      return () => alarms.delete(alarm)
    },
    async pass(ms) {
      const until = now + ms
      for (let alarm = next(until); alarm; alarm = next(until)) {
        alarms.delete(alarm)
        now = Math.max(now, alarm.at)
        alarm.run()
        await settleDown(isBusy)
      }
      now = until
      await settleDown(isBusy)
    },
  }
}
