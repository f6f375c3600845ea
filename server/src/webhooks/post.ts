import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import type { WebhookOutcome } from '@trivium/wire/site/webhooks'
import type { Clock } from '../clock.ts'
import { addressProblem, PrivateAddressError, publicLookup } from './address.ts'

/** The response of a chat's server; `retryAfter` in ms, if it sent one. */
export interface PostResult {
  readonly outcome: WebhookOutcome
  readonly retryAfter: number | null
}

export type Post = (url: string, body: string, signal: AbortSignal) => Promise<PostResult>

export interface PostOptions {
  readonly clock: Clock
  /** Whether plain http and private networks are allowed. */
  readonly allowsPrivate: boolean
}

/** Time limit from the first byte sent to the response, ms. */
export const POST_TIMEOUT = 10_000
/** The longest Retry-After that is respected, ms. */
const MAX_RETRY_AFTER = 300_000

const retryAfterOf = ({ headers }: IncomingMessage): number | null => {
  const seconds = Number(headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, MAX_RETRY_AFTER) : null
}

const failed = (outcome: WebhookOutcome): PostResult => ({ outcome, retryAfter: null })

const outcomeOf = (error: unknown, isLate: boolean): PostResult => {
  if (error instanceof PrivateAddressError) return failed('private-address')
  return failed(isLate ? 'too-slow' : 'unreachable')
}

const answerTo = (request: ClientRequest, body: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.once('error', reject)
    request.end(body)
  })

/** Reads only the status of the response: redirects are not followed and large bodies are not received. */
export const createPost =
  ({ allowsPrivate, clock }: PostOptions): Post =>
  async (url, body, signal) => {
    const problem = addressProblem(url, allowsPrivate)
    if (problem !== null) return failed('private-address')
    const late = new AbortController()
    const stopTimer = clock.after(POST_TIMEOUT, () => late.abort())
    const { protocol, hostname } = new URL(url)
    try {
      const request = (protocol === 'https:' ? secureRequest : plainRequest)(url, {
        method: 'POST',
        agent: false,
        signal: AbortSignal.any([late.signal, signal]),
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        ...(!allowsPrivate && isIP(hostname) === 0 && { lookup: publicLookup }),
      })
      const answer = await answerTo(request, body)
      answer.destroy()
      const status = answer.statusCode ?? 0
      const isTaken = status >= 200 && status < 300
      return { outcome: isTaken ? 'delivered' : `status-${status}`, retryAfter: retryAfterOf(answer) }
    } catch (error) {
      return outcomeOf(error, late.signal.aborted)
    } finally {
      stopTimer()
    }
  }
