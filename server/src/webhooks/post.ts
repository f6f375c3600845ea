import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import type { WebhookOutcome } from '@trivium/wire/site/webhooks'
import { addressProblem, PrivateAddress, publicLookup } from './address.ts'

/** What a chat's server answered; `retryAfter` in ms, where it said when to come again. */
export interface Posted {
  readonly outcome: WebhookOutcome
  readonly retryAfter: number | null
}

export type Post = (url: string, body: string, signal: AbortSignal) => Promise<Posted>

export interface PostOptions {
  /** Plain http, and addresses of private networks. */
  readonly allowsPrivate: boolean
  /** From the first byte sent to the last one read, ms. */
  readonly patience?: number
}

const PATIENCE = 10_000
/** Longest that another server may make us wait, ms. */
const LONGEST_WAIT = 300_000

const retryAfterOf = ({ headers }: IncomingMessage): number | null => {
  const seconds = Number(headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT) : null
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

/** What is answered beside the status is not read: a redirect leads nowhere, and nothing large is taken in. */
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
