import type { ProofOfWork } from '@trivium/wire/proof-of-work'
import type { WorkerMessage } from './proof-worker.ts'

/** Solves a puzzle, reporting progress from 0 to 1. Rejects if it cannot. */
export type Solve = (puzzle: ProofOfWork, told: (done: number) => void) => Promise<readonly number[]>

/** Runs in a worker thread, so that typing stays smooth. */
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
      reject(new Error('The worker could not solve the puzzle.'))
    }
    worker.postMessage(puzzle)
  })
