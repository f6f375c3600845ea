import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { EchoData } from './echo-worker.ts'
import { ANSWERED, ASKED, SharedMessage } from './ring.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A way for messages to a thread and back. */
export interface Channel {
  readonly title: string
  readonly close: () => Promise<unknown>
  /** Sends messages of these bytes, and resolves when all are answered. */
  readonly exchange: (messages: readonly Bytes[]) => Promise<void>
}

const startEcho = async (data: EchoData): Promise<Worker> => {
  const worker = new Worker(new URL('./echo-worker.ts', import.meta.url), { workerData: data })
  worker.postMessage('begin')
  await once(worker, 'message')
  return worker
}

/** As the embedded database does it: the next message is sent when the one before is answered. */
const eachPosted = async (title: string, transfers: boolean): Promise<Channel> => {
  const worker = await startEcho({ memory: null, transfers })
  let answered = () => {}
  worker.on('message', () => answered())
  const ask = (message: Bytes): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    answered = resolve
    const copy = message.slice()
    worker.postMessage(copy, transfers ? [copy.buffer] : [])
    return promise
  }
  const exchange = async (messages: readonly Bytes[]) => {
    for (const message of messages) await ask(message)
  }
  return { title, exchange, close: () => worker.terminate() }
}

const allAtOnce = async (): Promise<Channel> => {
  const worker = await startEcho({ memory: null, transfers: false })
  const exchange = async (messages: readonly Bytes[]) => {
    worker.postMessage(messages.map((message) => message.slice()))
    await once(worker, 'message')
  }
  return { title: 'one message for the batch', exchange, close: () => worker.terminate() }
}

const inSharedMemory = async (): Promise<Channel> => {
  const memory = SharedMessage.newMemory()
  const worker = await startEcho({ memory, transfers: false })
  const shared = new SharedMessage(memory)
  const exchange = async (messages: readonly Bytes[]) => {
    for (const message of messages) {
      const before = Atomics.load(shared.head, ANSWERED)
      shared.put(ASKED, message)
      const { async, value } = Atomics.waitAsync(shared.head, ANSWERED, before)
      if (async) await value
      shared.take()
    }
  }
  return { title: 'shared memory', exchange, close: () => worker.terminate() }
}

export const CHANNELS: readonly (() => Promise<Channel>)[] = [
  () => eachPosted('posted, copied', false),
  () => eachPosted('posted, transferred', true),
  allAtOnce,
  inSharedMemory,
]
