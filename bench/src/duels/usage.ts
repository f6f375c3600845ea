/** What a server process has used so far. Times in ms of CPU, memory in bytes. */
export interface Usage {
  readonly at: number
  /** All threads, the embedded database's too. */
  readonly cpu: number
  /** The main thread alone: what serves the players. */
  readonly main: number
  readonly rss: number
}

const usage = (): Usage => {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const main = process.threadCpuUsage()
  return {
    at: performance.now(),
    cpu: (user + system) / 1_000,
    main: (main.user + main.system) / 1_000,
    rss: process.memoryUsage().rss,
  }
}

/** In a server process: answers the bench's question for its usage, and ends when told. */
export const reportUsage = (stop: () => Promise<void> = async () => {}): void => {
  process.on('message', (message) => {
    if (message === 'usage') process.send?.({ usage: usage() })
    if (message === 'stop') void stop().then(() => process.exit(0))
  })
}
