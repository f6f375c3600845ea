import type { IncomingMessage } from 'node:http'
import type { InstalledPack } from '@trivium/wire/functions/admin-packs'
import { PACK_UPLOAD } from '@trivium/wire/pack-upload'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { type Limits, takeCall } from '../functions/limits.ts'
import { rateLimitKey } from './addresses.ts'
import { joined, receiveBody } from './bodies/receive.ts'
import { bearer } from './callable.ts'
import { sendRefusal } from './send-refusal.ts'

export interface PackUploadDependencies {
  readonly verify: (token: string) => Promise<{ readonly uid: string } | null>
  readonly roleOf: (uid: string) => Promise<string | null>
  readonly limits: Limits
  readonly clock: Clock
  readonly install: (uid: string, zip: Uint8Array) => Promise<InstalledPack | Refused>
}

const LIMIT = { calls: 20, per: 60_000 } as const
/** A body must arrive within this time, in ms. */
const WITHIN = 30_000
/** Sent to a client that has to send its file again. */
const RETRY_AFTER = 5_000

const readZip = async (request: IncomingMessage, clock: Clock): Promise<Uint8Array | Refused> => {
  const said = request.headers['content-length']
  const length = said === undefined ? PACK_UPLOAD.mostBytes : Number(said)
  if (length > PACK_UPLOAD.mostBytes) return refused('pack-too-large')
  const body = await receiveBody(request, { length, clock, within: WITHIN })
  if (!isRefused(body)) return joined(body)
  return body.refused === 'body-too-large' ? refused('pack-too-large') : body
}

/** Takes a pack as a zip from an admin. No part of it is read before the token, the role and the limits admit it. */
export const packUpload = (server: FastifyInstance, deps: PackUploadDependencies): void => {
  const { verify, roleOf, limits, clock, install } = deps
  /** One at a time: each holds the zip and all that is in it. */
  let isBusy = false

  const admit = async ({ ip, headers }: FastifyRequest): Promise<string | Refused> => {
    const flood = takeCall(limits, { uid: null, address: rateLimitKey(ip) })
    if (flood !== null) return refused('too-many-calls', { retryAfter: flood })
    const token = bearer(headers.authorization)
    const who = token === null ? null : await verify(token)
    if (who === null) return refused('not-signed-in')
    const role = await roleOf(who.uid)
    if (role !== 'admin') return refused(role === 'banned' ? 'banned' : 'not-allowed')
    const retryAfter = limits.take('pack upload', who.uid, LIMIT)
    return retryAfter === null ? who.uid : refused('too-many-calls', { retryAfter })
  }

  const take = async (request: FastifyRequest, uid: string): Promise<InstalledPack | Refused> => {
    if (isBusy) return refused('too-many-uploads', { retryAfter: RETRY_AFTER })
    isBusy = true
    try {
      const zip = await readZip(request.raw, clock)
      return isRefused(zip) ? zip : await install(uid, zip)
    } finally {
      isBusy = false
    }
  }

  const refuse = (request: FastifyRequest, reply: FastifyReply, no: Refused) => {
    if (!request.raw.complete) reply.header('connection', 'close')
    return sendRefusal(reply, no)
  }

  server.register(async (scope) => {
    // The body is not read until the upload is admitted.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(PACK_UPLOAD.type, (_request, _payload, done) => done(null))
    scope.post(PACK_UPLOAD.path, async (request, reply) => {
      const uid = await admit(request)
      if (isRefused(uid)) return refuse(request, reply, uid)
      const installed = await take(request, uid)
      return isRefused(installed) ? refuse(request, reply, installed) : reply.send({ result: installed })
    })
  })
}
