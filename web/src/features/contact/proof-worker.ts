import type { ProofOfWork } from '@trivium/wire/proof-of-work'
import { solveProofOfWork } from '@trivium/wire/solve-proof-of-work'

/** The worker's messages: progress, then the solution. */
export type WorkerMessage = { readonly done: number } | { readonly solution: readonly number[] }

const say = (told: WorkerMessage): void => postMessage(told)

addEventListener('message', ({ data }: MessageEvent<ProofOfWork>) => {
  const solution = solveProofOfWork(data, (parts) => say({ done: parts / data.parts }))
  say({ solution })
})
