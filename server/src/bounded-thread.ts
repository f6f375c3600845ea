import { Worker } from 'node:worker_threads'

/**
 * A thread of our own code that may take so much memory. One that wants more ends alone, with the error
 * ERR_WORKER_OUT_OF_MEMORY; nothing else of the process notices.
 */
export const boundedThread = (program: URL, megabytes: number): Worker => {
  // Under `node --watch` a thread would report its imports as messages.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  return new Worker(program, { execArgv: [], env, resourceLimits: { maxOldGenerationSizeMb: megabytes } })
}

/** Whether a thread has ended because it wanted more memory than it may have. */
export const isOutOfMemory = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
