import { Readable } from 'node:stream'
import { HOUR } from '@trivium/rules/time'
import { MY_DATA_PATH } from '@trivium/wire/downloads'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { type Limits, takeCall } from '../functions/limits.ts'
import { type Ban, banRefusal } from '../users/ban-cache.ts'
import { rateLimitKey } from './addresses.ts'
import { bearer } from './callable.ts'
import { sendRefusal } from './send-refusal.ts'

export interface MyDataDependencies {
  readonly verify: (token: string) => Promise<{ readonly uid: string } | null>
  readonly banOf: (uid: string) => Ban | null
  readonly limits: Limits
  readonly write: (uid: string) => AsyncIterable<string>
}

const BY_PLAYER = { calls: 5, per: HOUR } as const
const BY_ADDRESS = { calls: 60, per: HOUR } as const

/** Sends everything stored about a player as a file. It is streamed, and each player gets one at a time. */
export const myData = (
  server: FastifyInstance,
  { verify, banOf, limits, write }: MyDataDependencies,
): void => {
  const underWay = new Set<string>()

  const refusalFor = (uid: string, address: string): Refused | null => {
    const ban = banOf(uid)
    if (ban !== null) return banRefusal(ban)
    if (underWay.has(uid)) return refused('download-running')
    const retryAfter = limits.take('data of', uid, BY_PLAYER) ?? limits.take('data from', address, BY_ADDRESS)
    return retryAfter === null ? null : refused('too-many-calls', { retryAfter })
  }

  server.get(MY_DATA_PATH, async (request, reply) => {
    const flood = takeCall(limits, { uid: null, address: rateLimitKey(request.ip) })
    if (flood !== null) return sendRefusal(reply, refused('too-many-calls', { retryAfter: flood }))
    const token = bearer(request.headers.authorization)
    const who = token === null ? null : await verify(token)
    if (who === null) return sendRefusal(reply, refused('not-signed-in'))
    const no = refusalFor(who.uid, rateLimitKey(request.ip))
    if (no !== null) return sendRefusal(reply, no)
    underWay.add(who.uid)
    const file = Readable.from(write(who.uid)).once('close', () => underWay.delete(who.uid))
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="trivium-my-data.json"')
      .header('cache-control', 'no-store')
      .send(file)
  })
}
