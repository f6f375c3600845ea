import { COOKIE_FUNCTIONS, LARGE_BODIES } from '@trivium/wire/cookie-functions'
import { MAX_BODY_BYTES } from '@trivium/wire/limits'
import { errorOf, isRefused, type Refused, refused } from '@trivium/wire/refusals'
import { FUNCTION_PATH } from '@trivium/wire/session'
import { HTTP_STATUS } from '@trivium/wire/status'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Dispatch } from '../functions/dispatch.ts'
import type { Browser } from '../functions/handlers.ts'
import { limitedAddress } from './addresses.ts'
import { cookiesOf, isForeign } from './cookies.ts'

export interface CallableDependencies {
  readonly dispatch: Dispatch
  /** Null when the token is none of ours, has run out, or its session has ended. */
  readonly verify: (token: string) => Promise<{ uid: string; sid: string } | null>
  readonly publicUrl: string | null
}

const Body = z.strictObject({ data: z.unknown() })

/** Answers with the error of the callable protocol. */
export const sendRefusal = (reply: FastifyReply, no: Refused) => {
  const error = errorOf(no)
  return reply.status(HTTP_STATUS[error.status]).send({ error })
}

export const bearer = (header: string | undefined): string | null =>
  header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null

const needsCookie = (name: string): boolean => COOKIE_FUNCTIONS.some((one) => one === name)

const browserOf = (request: FastifyRequest, reply: FastifyReply, publicUrl: string | null): Browser => ({
  ...cookiesOf(request, reply, publicUrl),
  userAgent: request.headers['user-agent'] ?? '',
})

/** `POST /api/fn/{name}`: the callable protocol of the specification, point 7. */
export const callable = (
  server: FastifyInstance,
  { dispatch, verify, publicUrl }: CallableDependencies,
): void => {
  const serve = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const carries = needsCookie(name)
    if (carries && isForeign(request, publicUrl)) return sendRefusal(reply, refused('foreign-origin'))
    const token = bearer(request.headers.authorization)
    const who = token === null ? null : await verify(token)
    if (token !== null && who === null) return sendRefusal(reply, refused('not-signed-in'))
    const body = Body.safeParse(request.body)
    if (!body.success) return sendRefusal(reply, refused('bad-input', { expected: '{"data": …}' }))
    const answer = await dispatch(name, body.data.data ?? {}, {
      uid: who?.uid ?? null,
      sid: who?.sid ?? null,
      address: limitedAddress(request.ip),
      transport: 'http',
      ...(carries && { browser: browserOf(request, reply, publicUrl) }),
    })
    return isRefused(answer) ? sendRefusal(reply, answer) : reply.send(answer)
  }

  server.post<{ Params: { name: string } }>(
    `${FUNCTION_PATH}/:name`,
    { bodyLimit: MAX_BODY_BYTES },
    (request, reply) => serve(request.params.name, request, reply),
  )
  // A body is read before its function is known, unless the function has a route of its own.
  for (const [name, bodyLimit] of Object.entries(LARGE_BODIES))
    server.post(`${FUNCTION_PATH}/${name}`, { bodyLimit }, (request, reply) => serve(name, request, reply))
}
