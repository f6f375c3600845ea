import type { QueueStatus } from '@trivium/wire/documents/queue'
import type { Failure } from '../../live/reply.ts'

/** This page's pending request to the queue, or why the last one failed. */
export type QueueRequest =
  | { readonly name: 'none' }
  | { readonly name: 'joining' }
  | { readonly name: 'leaving' }
  | { readonly name: 'join-failed'; readonly failure: Failure }
  | { readonly name: 'leave-failed'; readonly failure: Failure }

export type QueueEvent =
  | { readonly type: 'join' }
  | { readonly type: 'leave' }
  | { readonly type: 'answered' }
  | { readonly type: 'failed'; readonly failure: Failure }

export const NO_REQUEST: QueueRequest = { name: 'none' }

/** One request at a time: while one is pending there is no other. */
export const isPending = ({ name }: QueueRequest): boolean => name === 'joining' || name === 'leaving'

export const queueRequest = (request: QueueRequest, event: QueueEvent): QueueRequest => {
  if (isPending(request)) {
    if (event.type === 'answered') return NO_REQUEST
    if (event.type !== 'failed') return request
    return { name: request.name === 'joining' ? 'join-failed' : 'leave-failed', failure: event.failure }
  }
  if (event.type === 'join') return { name: 'joining' }
  return event.type === 'leave' ? { name: 'leaving' } : request
}

/** A search in progress, as the server has it. */
export type Search = Pick<QueueStatus, 'since' | 'waiting' | 'window' | 'notice'>

/** Where the player is between two matches. */
export type SearchState =
  | { readonly name: 'idle'; readonly notice: QueueStatus['notice']; readonly failure: Failure | null }
  | { readonly name: 'joining'; readonly notice: QueueStatus['notice'] }
  | { readonly name: 'searching'; readonly search: Search; readonly failure: Failure | null }
  | { readonly name: 'leaving'; readonly search: Search }
  /** Too many matches missed: no search until a moment of the server's clock. */
  | { readonly name: 'paused'; readonly until: number }

/** The server's document says whether the player is searching. The request says what this page wants. */
export const searchState = (queue: QueueStatus | null, request: QueueRequest, now: number): SearchState => {
  if (queue?.searching) {
    const { since, waiting, window, notice } = queue
    const search = { since, waiting, window, notice }
    if (request.name === 'leaving') return { name: 'leaving', search }
    return { name: 'searching', search, failure: request.name === 'leave-failed' ? request.failure : null }
  }
  const until = queue?.pausedUntil ?? null
  if (until !== null && until > now) return { name: 'paused', until }
  const notice = queue?.notice ?? null
  if (request.name === 'joining') return { name: 'joining', notice }
  return { name: 'idle', notice, failure: request.name === 'join-failed' ? request.failure : null }
}
