import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Clock } from '../clock.ts'

/** How late timers ran, ms. */
export interface LoopDelay {
  readonly median: number
  readonly p99: number
  readonly most: number
}

export interface ProcessFigures {
  readonly startedAt: number
  /** Memory of the whole process, in bytes. */
  readonly memory: number
  readonly heap: number
  readonly loopDelay: LoopDelay
}

/** Sampling interval of the delay, in ms; every measured delay includes it. */
const RESOLUTION = 20
/** Delays cover at least this many ms, and at most twice as many. */
const WINDOW = 60_000

const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION)

/** Measurements of this process. */
export const watchProcess = (clock: Pick<Clock, 'now'>) => {
  const startedAt = clock.now()
  const measured = monitorEventLoopDelay({ resolution: RESOLUTION })
  measured.enable()
  let since = startedAt
  const loopDelay = (): LoopDelay => {
    const figures = {
      median: late(measured.percentile(50)),
      p99: late(measured.percentile(99)),
      most: late(measured.max),
    }
    if (clock.now() - since > WINDOW) {
      since = clock.now()
      measured.reset()
    }
    return figures
  }
  return {
    figures(): ProcessFigures {
      const { rss, heapUsed } = process.memoryUsage()
      return { startedAt, memory: rss, heap: heapUsed, loopDelay: loopDelay() }
    },
    /** Resets the delays once the server is up, so that start-up does not count. */
    begin: () => measured.reset(),
    stop: () => void measured.disable(),
  }
}

export type ProcessWatch = ReturnType<typeof watchProcess>
