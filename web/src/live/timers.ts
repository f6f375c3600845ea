/** Time as the live parts need it, so that tests bring their own. */
export interface Timers {
  /** This browser's clock, ms since 1970. */
  now(): number
  /** Calls back once after `ms`; the function it gives cancels. */
  after(ms: number, callback: () => void): () => void
}

export const browserTimers: Timers = {
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
