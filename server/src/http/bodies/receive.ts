import type { IncomingMessage } from 'node:http'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Clock } from '../../clock.ts'

export interface Received {
  readonly chunks: readonly Buffer[]
  readonly size: number
}

/** Copied into separate memory, which can be transferred to another thread. */
export const joined = ({ chunks, size }: Received): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** All bytes of a body of at most `length` bytes, or the refusal. */
export const receiveBody = (
  request: IncomingMessage,
  { length, clock, within }: { length: number; clock: Clock; within: number },
): Promise<Received | Refused> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = (result: Received | Refused) => {
      cancel()
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
      resolve(result)
    }
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > length) end(refused('body-too-large'))
      else chunks.push(chunk)
    }
    const onEnd = () => end({ chunks, size })
    const onClose = () => end(refused('bad-input', { expected: 'a whole body' }))
    const cancel = clock.after(within, () => end(refused('body-too-slow')))
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
