import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const ENGINE = new URL('./engine-worker.ts', import.meta.url).href

/** Runs the engine's thread, and says what its event loop waits for once it has begun to open the database. */
const OBSERVED = `
import { parentPort } from 'node:worker_threads'
await import(${JSON.stringify(ENGINE)})
parentPort.once('message', () => {
  setImmediate(() => parentPort.postMessage({ active: process.getActiveResourcesInfo() }))
})
parentPort.postMessage('loaded')
`

test('the thread waits for messages while the engine starts', async () => {
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(OBSERVED)}`), { execArgv: [] })
  try {
    await once(worker, 'message')
    worker.postMessage({ open: {} })
    const [{ active }] = (await once(worker, 'message')) as [{ active: string[] }]
    expect(active).toContain('MessagePort')
  } finally {
    await worker.terminate()
  }
}, 60_000)
