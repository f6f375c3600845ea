import { type QueueEntry, ratingWindow } from '@trivium/rules/matchmaking/pairing'
import type { QueueStatus } from '@trivium/wire/documents/queue'
import type { QueueStanding } from './queries.ts'

/** Where a player is between two matches. */
export type SearchState =
  | { readonly name: 'idle' }
  | { readonly name: 'searching'; readonly entry: QueueEntry }
  /** Too many matches missed. */
  | { readonly name: 'paused'; readonly until: number }

export const searchState = ({ entry, pausedUntil }: Omit<QueueStanding, 'inMatch'>): SearchState => {
  if (entry !== null) return { name: 'searching', entry }
  return pausedUntil === null ? { name: 'idle' } : { name: 'paused', until: pausedUntil }
}

interface QueueView {
  readonly now: number
  /** Players in the queue. */
  readonly waiting: number
  readonly notice: QueueStatus['notice']
}

/** What topic `queue` shows a player in this state. */
export const queueStatus = (state: SearchState, { now, waiting, notice }: QueueView): QueueStatus => {
  const idle = { searching: false, since: null, window: null, pausedUntil: null, waiting, notice }
  if (state.name === 'idle') return idle
  if (state.name === 'paused') return { ...idle, pausedUntil: state.until }
  const reach = ratingWindow(state.entry, now)
  return {
    ...idle,
    searching: true,
    since: state.entry.since,
    window: reach === Number.POSITIVE_INFINITY ? null : reach,
  }
}
