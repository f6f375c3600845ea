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

/** Enough turns of the event loop for work that was set off to go on where it waits for no time. */
const settleDown = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise<void>((resolve) => setImmediate(resolve))
}

export const fakeClock = (start = Date.UTC(2026, 0, 1)): FakeClock => {
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
        await settleDown()
      }
      now = until
      await settleDown()
    },
  }
}
