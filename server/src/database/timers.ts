/** The two timers the database uses, so that a test can turn them by hand. */
export interface Timers {
  after(milliseconds: number, run: () => void): Stop
  every(milliseconds: number, run: () => void): Stop
}

export type Stop = () => void

/** The real ones. They never keep the process alive. */
export const realTimers: Timers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds).unref()
    return () => clearTimeout(timer)
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds).unref()
    return () => clearInterval(timer)
  },
}
