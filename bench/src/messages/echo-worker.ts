import { parentPort, workerData } from 'node:worker_threads'
import { ANSWERED, ASKED, SharedMessage } from './ring.ts'

/** Answers each message with bytes of the same length: as it came, transferred, or in shared memory. */
export interface EchoData {
  readonly memory: SharedArrayBuffer | null
  readonly transfers: boolean
}

const { memory, transfers } = workerData as EchoData
const port = parentPort!

const reply = (message: Uint8Array<ArrayBuffer>) => {
  const answer = message.slice()
  port.postMessage(answer, transfers ? [answer.buffer] : [])
}

const echoShared = (shared: SharedMessage) => {
  for (let seen = 0; ; seen++) {
    Atomics.wait(shared.head, ASKED, seen)
    shared.put(ANSWERED, shared.take())
  }
}

port.on('message', (message: Uint8Array<ArrayBuffer> | Uint8Array<ArrayBuffer>[] | 'begin') => {
  if (message === 'begin') {
    port.postMessage('ready')
    if (memory !== null) echoShared(new SharedMessage(memory))
  } else if (Array.isArray(message)) port.postMessage(message.map((one) => one.slice()))
  else reply(message)
})
