import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import type { WebhookOutcome } from '@trivium/wire/site/webhooks'
import { addressProblem, PrivateAddress, publicLookup } from './address.ts'

/** The response of a chat's server; `retryAfter` in ms, if it sent one. */
export interface Posted {
  readonly outcome: WebhookOutcome
  readonly retryAfter: number | null
}

export type Post = (url: string, body: string, signal: AbortSignal) => Promise<Posted>

export interface PostOptions {
  /** Whether plain http and private networks are allowed. */
  readonly allowsPrivate: boolean
  /** Time limit of the whole request, ms. */
  readonly patience?: number
}

const PATIENCE = 10_000
/** The longest Retry-After that is respected, ms. */
const MAX_RETRY_AFTER = 300_000

const retryAfterOf = ({ headers }: IncomingMessage): number | null => {
  const seconds = Number(headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, MAX_RETRY_AFTER) : null
}

const failed = (outcome: WebhookOutcome): Posted => ({ outcome, retryAfter: null })

const outcomeOf = (error: unknown, timeout: AbortSignal): Posted => {
  if (error instanceof PrivateAddress) return failed('private-address')
  return failed(timeout.aborted ? 'too-slow' : 'unreachable')
}

const answerTo = (request: ClientRequest, body: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.once('error', reject)
    request.end(body)
  })

/** Reads only the status of the response: redirects are not followed and large bodies are not received. */
export const posting =
  ({ allowsPrivate, patience = PATIENCE }: PostOptions): Post =>
  async (url, body, signal) => {
    const problem = addressProblem(url, allowsPrivate)
    if (problem !== null) return failed('private-address')
    const timeout = AbortSignal.timeout(patience)
    const { protocol, hostname } = new URL(url)
    try {
      const request = (protocol === 'https:' ? secureRequest : plainRequest)(url, {
        method: 'POST',
        agent: false,
        signal: AbortSignal.any([timeout, signal]),
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        ...(!allowsPrivate && isIP(hostname) === 0 && { lookup: publicLookup }),
      })
      const answer = await answerTo(request, body)
      answer.destroy()
      const status = answer.statusCode ?? 0
      const isTaken = status >= 200 && status < 300
      return { outcome: isTaken ? 'delivered' : `status-${status}`, retryAfter: retryAfterOf(answer) }
    } catch (error) {
      return outcomeOf(error, timeout)
    }
  }
