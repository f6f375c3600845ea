/** The processor time that a server process has used so far, ms. */
export interface Usage {
  readonly at: number
  /** All threads, including the embedded database's. */
  readonly cpu: number
  /** The main thread alone, which serves the players. */
  readonly main: number
}

/** The processor time of this process so far. */
export const usage = (): Usage => {
  const { user, system } = process.cpuUsage()
  const main = process.threadCpuUsage()
  return {
    at: performance.now(),
    cpu: (user + system) / 1_000,
    main: (main.user + main.system) / 1_000,
  }
}

/** Resident memory after garbage collection, bytes. */
const memory = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().rss
}

/** For a server process: reports its processor time and memory when the bench asks, and exits on 'stop'. */
export const reportUsage = (stop: () => Promise<void> = async () => {}): void => {
  process.on('message', (message) => {
    if (message === 'usage') process.send?.({ usage: usage() })
    if (message === 'memory') process.send?.({ memory: memory() })
    if (message === 'stop') void stop().then(() => process.exit(0))
  })
}
