import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How long a step may block the event loop, ms. All players wait while it is blocked. */
const MAX_LATE = 100

/** Processor time of this thread, ms, without the time of other programs. */
const mainThread = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Measures event-loop delay, and names what blocked it for too long. */
export const watchLoop = () => {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const slow: { readonly ms: number; readonly what: string }[] = []
  let before = mainThread()
  return {
    slow,
    /**
     * Call this after each step: it attributes the main thread's work since the previous call to that step.
     */
    done(what: string): void {
      const now = mainThread()
      if (now - before > MAX_LATE) slow.push({ ms: Math.round(now - before), what })
      before = now
    },
    stop() {
      delay.disable()
      const ms = (percentile: number) => delay.percentile(percentile) / 1e6
      return { p50: ms(50), p99: ms(99), p999: ms(99.9), most: delay.max / 1e6 }
    },
  }
}
