import { CALL_TIMEOUT } from '@trivium/wire/limits'
import { type Reply, readReply, tooLate, unreachable } from './reply.ts'
import type { Session } from './session.ts'

/** The part of `fetch` that a call needs. */
export type Post = (
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<{ readonly status: number; text(): Promise<string> }>

export type CallByName = (name: string, data: unknown) => Promise<Reply<unknown>>

const timedOut = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

/** The callable protocol over HTTP. A token that is no longer accepted is renewed and the call made once more. */
export const createCallable = (post: Post, session: Session): CallByName => {
  const attempt = async (name: string, data: unknown, token: string): Promise<Reply<unknown>> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(CALL_TIMEOUT)
    const answer = await post(`/api/fn/${name}`, JSON.stringify({ data }), headers, signal)
    return readReply(answer.status, await answer.text())
  }

  return async (name, data) => {
    try {
      const reply = await attempt(name, data, await session.token())
      if (reply.error?.status !== 'UNAUTHENTICATED') return reply
      return await attempt(name, data, await session.renew())
    } catch (error) {
      return timedOut(error) ? tooLate() : unreachable()
    }
  }
}
