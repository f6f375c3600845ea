import { Worker } from 'node:worker_threads'

/**
 * A worker thread with a memory limit. A thread that exceeds it ends with the error ERR_WORKER_OUT_OF_MEMORY;
 * the rest of the process is not affected.
 */
export const boundedThread = (program: URL, megabytes: number): Worker => {
  // Under `node --watch` a thread would send its imports as messages.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  return new Worker(program, { execArgv: [], env, resourceLimits: { maxOldGenerationSizeMb: megabytes } })
}

/** Whether a thread ended because it exceeded its memory limit. */
export const isOutOfMemory = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
