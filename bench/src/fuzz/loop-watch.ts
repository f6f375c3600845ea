import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How late the event loop may be, ms: above it, everybody waits. */
const MOST_LATE = 100

/** Watches how late the event loop is, and names what held it up for too long. */
export const watchLoop = () => {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const slow: { readonly ms: number; readonly what: string }[] = []
  let before = performance.now()
  let longest = 0
  const beat = (): void => {
    const now = performance.now()
    longest = Math.max(longest, now - before - 5)
    before = now
  }
  const timer = setInterval(beat, 5)
  return {
    slow,
    /** Said after each thing that was done: what held the loop up meanwhile was it. */
    done(what: string): void {
      beat()
      if (longest > MOST_LATE) slow.push({ ms: Math.round(longest), what })
      longest = 0
    },
    stop() {
      clearInterval(timer)
      delay.disable()
      const ms = (percentile: number) => delay.percentile(percentile) / 1e6
      return { p50: ms(50), p99: ms(99), p999: ms(99.9), most: delay.max / 1e6 }
    },
  }
}
