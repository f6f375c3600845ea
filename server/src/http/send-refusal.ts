import { errorOf, httpStatusOf, type Refused } from '@trivium/wire/refusals'
import type { FastifyReply } from 'fastify'

/** Sends the error of the callable protocol, with Retry-After in whole seconds if known. */
export const sendRefusal = (reply: FastifyReply, no: Refused) => {
  const error = errorOf(no)
  const status = httpStatusOf(no.refused)
  const { retryAfter } = error.details
  if (typeof retryAfter === 'number') reply.header('retry-after', Math.max(1, Math.ceil(retryAfter / 1_000)))
  else if (status === 429) reply.header('retry-after', 1)
  return reply.status(status).send({ error })
}
