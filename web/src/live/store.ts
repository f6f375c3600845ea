import type { ServerMessage } from '@trivium/wire/live/messages'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Failure, failureOf } from './reply.ts'

export type Fields = Readonly<Record<string, unknown>>

/**
 * `connecting`: not open since the page loaded. `open`: the server has accepted the hello. `reconnecting`, `restarting`:
 * was open and will be again. `offline`: the browser has no network. `stopped`: the server said not to reconnect.
 */
export type ConnectionPhase = 'connecting' | 'open' | 'reconnecting' | 'restarting' | 'offline' | 'stopped'

/** One topic: the number of the last message and the document after it, or why the page can't subscribe. */
export interface TopicSubscription {
  readonly epoch: string
  readonly n: number
  readonly doc: Fields | null
  readonly error: Failure | null
}

export interface LiveState {
  readonly phase: ConnectionPhase
  /** Why the connection is stopped; null otherwise. */
  readonly stopped: Failure | null
  /** Why the player is not known; null if known, or before the first reply. */
  readonly sessionError: Failure | null
  /** The number of players that this page has had. Documents and messages of one are not for the next. */
  readonly player: number
  /** False while the server reports that it can't save anything. */
  readonly saving: boolean
  readonly topics: Readonly<Record<string, TopicSubscription>>
}

export type LiveStore = StoreApi<LiveState>

export const createLiveStore = (): LiveStore =>
  createStore<LiveState>(() => ({
    phase: 'connecting',
    stopped: null,
    sessionError: null,
    player: 0,
    saving: true,
    topics: {},
  }))

export type TopicMessage = Extract<ServerMessage, { topic: string }>

/** A topic's state after a message; 'gap' if an earlier message is missing. */
export const applyTopicMessage = (
  before: TopicSubscription | undefined,
  message: TopicMessage,
): TopicSubscription | 'gap' => {
  if ('error' in message)
    return { epoch: '', n: 0, doc: null, error: failureOf(message.error, 'INTERNAL').error }
  if ('doc' in message) return { epoch: message.epoch, n: message.n, doc: message.doc, error: null }
  if (before === undefined || before.doc === null) return 'gap'
  if ('same' in message) return before.n === message.n ? before : 'gap'
  if (message.n <= before.n) return before
  if (message.n > before.n + 1) return 'gap'
  return { ...before, n: message.n, doc: { ...before.doc, ...message.set } }
}
