import type { IncomingMessage } from 'node:http'
import { LARGE_BODIES } from '@trivium/wire/cookie-functions'
import { MAX_BODY_BYTES } from '@trivium/wire/limits'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { FunctionName } from '@trivium/wire/registry'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { AddressQuota } from '../address-quota.ts'
import { JsonThread } from './json-thread.ts'
import { joined, receiveBody } from './receive.ts'

const MB = 1024 * 1024
/** Small bodies take little memory: only a client that never completes them reaches this limit. */
const SMALL_ROOM = { byAddress: 4 * MB, inAll: 256 * MB }
const LARGE_ROOM = { byAddress: 16 * MB, inAll: 64 * MB }
/** A body must arrive within this time, in ms. */
const SMALL_WITHIN = 10_000
const LARGE_WITHIN = 30_000
/** Sent to a client that has to send a large body again. */
const RETRY_AFTER = 5_000

const Body = z.strictObject({ data: z.unknown() })

export type Read = { readonly data: unknown } | Refused

export interface BodyOf {
  readonly name: string
  readonly address: string
}

/** The length that the request announces; a chunked body may be as long as the limit. */
const lengthOf = ({ headers }: IncomingMessage, bound: number): number => {
  const said = headers['content-length']
  return said === undefined ? bound : Number(said)
}

const boundOf = (name: string): number => LARGE_BODIES[name] ?? MAX_BODY_BYTES

const parseBody = (parse: (text: string) => unknown, bytes: Buffer): Read => {
  try {
    const body = Body.safeParse(parse(bytes.toString('utf8')))
    return body.success ? { data: body.data.data } : refused('bad-input', { expected: '{"data": …}' })
  } catch {
    // Not JSON, or with a key that would pollute prototypes.
    return refused('bad-input', { expected: 'JSON' })
  }
}

/** Calls back when the request has arrived or its connection is closed. */
const onceGone = (request: IncomingMessage, gone: () => void): void => {
  // A request that has been answered gets no event when its connection closes.
  const end = () => {
    gone()
    request.off('close', end)
    request.socket.off('close', end)
  }
  request.once('close', end)
  request.socket.once('close', end)
}

/** Reads the bodies of function calls once they are admitted. */
export const bodyReader = (clock: Clock, parseSmall: (text: string) => unknown) => {
  const thread = new JsonThread(clock)
  const small = new AddressQuota(SMALL_ROOM)
  const large = new AddressQuota(LARGE_ROOM)

  const reserve = (address: string, length: number) =>
    (length > MAX_BODY_BYTES ? large : small).reserve(address, length)

  return {
    /** The data of a call. Refusals: body-too-large, body-too-slow, too-many-uploads, bad-input. */
    async read(request: IncomingMessage, { name, address }: BodyOf): Promise<Read> {
      const bound = boundOf(name)
      const length = lengthOf(request, bound)
      if (length > bound) return refused('body-too-large')
      const release = reserve(address, length)
      if (release === null) return refused('too-many-uploads', { retryAfter: RETRY_AFTER })
      try {
        const within = length > MAX_BODY_BYTES ? LARGE_WITHIN : SMALL_WITHIN
        const body = await receiveBody(request, { length, clock, within })
        if (isRefused(body)) return body
        if (body.size <= MAX_BODY_BYTES) return parseBody(parseSmall, Buffer.concat(body.chunks, body.size))
        return await thread.parse({ name: name as FunctionName, bytes: joined(body) })
      } finally {
        release()
      }
    },

    /**
     * Whether the body of a refused call may still arrive and be discarded, so that the client can read the refusal;
     * otherwise the connection has to be closed.
     */
    mayDrain(request: IncomingMessage, { name, address }: BodyOf): boolean {
      const length = lengthOf(request, Number.POSITIVE_INFINITY)
      if (length > boundOf(name)) return false
      const release = reserve(address, length)
      if (release === null) return false
      onceGone(request, release)
      return true
    },

    stop: () => thread.stop(),
  }
}
