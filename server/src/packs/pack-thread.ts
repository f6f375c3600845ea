import { Worker } from 'node:worker_threads'
import type { Pack, ReadPack } from '@trivium/content/packs/read-pack'
import type { Clock } from '../clock.ts'
import type { PackSource } from './pack-worker.ts'

/** Far more than the largest pack takes, ms. */
const TIMEOUT = 120_000
const MEMORY_MB = 512

/** Buffers arrive from another thread as plain arrays of bytes. */
const withBuffers = (pack: Pack): Pack => ({
  ...pack,
  media: new Map(
    [...pack.media].map(([name, { buffer, byteOffset, length }]) => [
      name,
      Buffer.from(buffer, byteOffset, length),
    ]),
  ),
})

const unreadable = (message: string): ReadPack => ({
  ok: false,
  problems: [{ file: '', line: 0, id: '', message: `expected a pack that can be read: ${message}` }],
})

/** Unpacks and checks a pack in a thread of its own. */
export const readPackInThread = async (clock: Clock, source: PackSource): Promise<ReadPack> => {
  // Under `node --watch` a thread would send its imports as messages, which would be taken for replies.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  const worker = new Worker(new URL('./pack-worker.ts', import.meta.url), {
    ...{ execArgv: [], env, workerData: source },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const read = await new Promise<ReadPack>((resolve) => {
    const cancel = clock.after(TIMEOUT, () => end(unreadable('it took too long')))
    const end = (result: ReadPack) => {
      cancel()
      resolve(result)
    }
    worker.once('message', end)
    worker.once('error', (error) => end(unreadable((error as Error).message)))
    worker.once('exit', () => end(unreadable('the thread ended')))
  })
  await worker.terminate()
  return read.ok ? { ok: true, pack: withBuffers(read.pack) } : read
}
