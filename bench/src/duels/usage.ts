/** What a server process has used so far, in ms of CPU. */
export interface Usage {
  readonly at: number
  /** All threads, the embedded database's too. */
  readonly cpu: number
  /** The main thread alone: what serves the players. */
  readonly main: number
}

const usage = (): Usage => {
  const { user, system } = process.cpuUsage()
  const main = process.threadCpuUsage()
  return {
    at: performance.now(),
    cpu: (user + system) / 1_000,
    main: (main.user + main.system) / 1_000,
  }
}

/** Resident bytes, without what the collector can take back now. */
const memory = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().rss
}

/** In a server process: answers the bench's questions for CPU and memory, and ends when told. */
export const reportUsage = (stop: () => Promise<void> = async () => {}): void => {
  process.on('message', (message) => {
    if (message === 'usage') process.send?.({ usage: usage() })
    if (message === 'memory') process.send?.({ memory: memory() })
    if (message === 'stop') void stop().then(() => process.exit(0))
  })
}
