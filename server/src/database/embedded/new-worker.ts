import { Worker } from 'node:worker_threads'

let spare: Worker | null = null

const start = (): Worker => {
  // Under `node --watch` a thread would send its imports as messages, which would be taken for replies.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  return new Worker(new URL('./engine-worker.ts', import.meta.url), { execArgv: [], env })
}

/** Lets a thread load the engine before it is known which folder it will open. If it fails, the next one reports why. */
export const startWorkerEarly = (): void => {
  if (spare !== null) return
  const worker = start()
  const drop = () => {
    if (spare === worker) spare = null
  }
  worker.once('error', drop).once('exit', drop)
  spare = worker
}

/** The thread that was started early, or else a new one. Its first message must name the folder to open. */
export const newWorker = (): Worker => {
  const worker = spare ?? start()
  spare = null
  return worker
}
