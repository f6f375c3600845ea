import { Readable } from 'node:stream'
import { QuestionFormat } from '@trivium/wire/documents/question'
import { QUESTION_FILE_PATH } from '@trivium/wire/functions/admin-questions'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Limits, takeCall } from '../functions/limits.ts'
import { isStorable, STORABLE } from '../functions/storable.ts'
import { rateLimitKey } from './addresses.ts'
import { bearer } from './callable.ts'
import { sendRefusal } from './send-refusal.ts'

export interface QuestionFileDependencies {
  readonly verify: (token: string) => Promise<{ readonly uid: string } | null>
  readonly roleOf: (uid: string) => Promise<string | null>
  readonly limits: Limits
  readonly exported: (
    format: QuestionFormat,
    filter: { readonly category: string | null; readonly origin: string | null },
  ) => AsyncIterable<string>
}

const LIMIT = { calls: 10, per: 60_000 } as const
const Asked = z.strictObject({
  format: QuestionFormat,
  category: z.string().max(40).optional(),
  origin: z.string().max(40).optional(),
})
/** Programs that read GIFT or Aiken expect plain text. */
const FILES: Readonly<Record<QuestionFormat, readonly [ending: string, type: string]>> = {
  json: ['json', 'application/json'],
  opentdb: ['json', 'application/json'],
  csv: ['csv', 'text/csv'],
  gift: ['txt', 'text/plain'],
  aiken: ['txt', 'text/plain'],
  moodle: ['xml', 'application/xml'],
}

/** The bank as a file, for admins: streamed, and authorised by the same token as functions. */
export const questionFile = (
  server: FastifyInstance,
  { verify, roleOf, limits, exported }: QuestionFileDependencies,
): void => {
  const refusal = async (authorization: string | undefined): Promise<Refused | null> => {
    const token = bearer(authorization)
    const who = token === null ? null : await verify(token)
    if (who === null) return refused('not-signed-in')
    const role = await roleOf(who.uid)
    if (role !== 'admin') return refused(role === 'banned' ? 'banned' : 'not-allowed')
    const retryAfter = limits.take('question file', who.uid, LIMIT)
    return retryAfter === null ? null : refused('too-many-calls', { retryAfter })
  }

  server.get(QUESTION_FILE_PATH, async (request, reply) => {
    const flood = takeCall(limits, { uid: null, address: rateLimitKey(request.ip) })
    if (flood !== null) return sendRefusal(reply, refused('too-many-calls', { retryAfter: flood }))
    const no = await refusal(request.headers.authorization)
    if (no !== null) return sendRefusal(reply, no)
    const asked = Asked.safeParse(request.query)
    if (!asked.success) return sendRefusal(reply, refused('bad-input', { issues: asked.error.issues }))
    if (!isStorable(asked.data)) return sendRefusal(reply, refused('bad-input', { expected: STORABLE }))
    const { format, category = null, origin = null } = asked.data
    const [ending, type] = FILES[format]
    return reply
      .header('content-type', `${type}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="questions-${format}.${ending}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(exported(format, { category, origin })))
  })
}
