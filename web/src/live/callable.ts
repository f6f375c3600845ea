import { CALL_TIMEOUT } from '@trivium/wire/limits'
import { bodyOf } from './body.ts'
import { identityChangedFailure, networkFailure, parseReply, type Reply } from './reply.ts'
import type { Bearer, Session } from './session.ts'

/** The part of `fetch` that a call needs. */
export type Post = (
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<{ readonly status: number; text(): Promise<string> }>

/** `uid`: the only user for whom the call may be made. Null: whoever the page is signed in as. */
export type CallOverHttp = (name: string, data: unknown, uid: string | null) => Promise<Reply<unknown>>

/** The call is made even if the page's user has changed. */
const LOG_OUT = 'logOut'

/** The functions that banned players may call. */
const FOR_BANNED: readonly string[] = [LOG_OUT, 'readContact', 'sendMessage']

/** The callable protocol over HTTP. If the token is no longer accepted, it is renewed and the call repeated once. */
export const createCallable = (post: Post, session: Session): CallOverHttp => {
  const attempt = async (name: string, data: unknown, bearer?: Bearer): Promise<Reply<unknown>> => {
    const headers = {
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer.token}` }),
    }
    const signal = AbortSignal.timeout(CALL_TIMEOUT)
    try {
      const answer = await post(`/api/fn/${name}`, bodyOf({ data }), headers, signal)
      return parseReply(answer.status, await answer.text())
    } catch (error) {
      return networkFailure(error)
    }
  }

  return async (name, data, uid) => {
    const as = async ({ result, error }: Reply<Bearer>): Promise<Reply<unknown>> => {
      if (error)
        return error.reason === 'banned' && FOR_BANNED.includes(name) ? attempt(name, data) : { error }
      if (uid === null || result.uid === uid) return attempt(name, data, result)
      return name === LOG_OUT ? { result: {} } : identityChangedFailure()
    }
    const first = await session.bearer()
    const reply = await as(first)
    if (first.error || reply.error?.status !== 'UNAUTHENTICATED') return reply
    uid ??= first.result.uid
    return as(await session.instead(first.result))
  }
}
