import type { ProofOfWork } from '@trivium/wire/proof-of-work'
import type { WorkerMessage } from './proof-worker.ts'

/** Solves a puzzle, telling how much of it is done, 0 to 1. Rejects where it cannot. */
export type Solve = (puzzle: ProofOfWork, told: (done: number) => void) => Promise<readonly number[]>

/** In a thread of its own: whoever writes meanwhile feels nothing of it. */
export const solveInWorker: Solve = (puzzle, told) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('done' in data) return told(data.done)
      worker.terminate()
      resolve(data.solution)
    }
    worker.onerror = () => {
      worker.terminate()
      reject(new Error('The browser could not do its sum.'))
    }
    worker.postMessage(puzzle)
  })
