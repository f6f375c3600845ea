import type { ServerMessage } from '@trivium/wire/live/messages'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Failure, failureOf } from './reply.ts'

export type Fields = Readonly<Record<string, unknown>>

/**
 * `connecting`: not yet live since the page opened. `live`: welcomed. `reconnecting`, `restarting`: was live, will be
 * again. `offline`: the browser has no network. `stopped`: the server said not to come back.
 */
export type ConnectionPhase = 'connecting' | 'live' | 'reconnecting' | 'restarting' | 'offline' | 'stopped'

/** One followed topic: the last message seen and the document as of it, or why it can't be followed. */
export interface TopicSubscription {
  readonly epoch: string
  readonly n: number
  readonly doc: Fields | null
  readonly error: Failure | null
}

export interface LiveState {
  readonly phase: ConnectionPhase
  /** Why the connection is stopped; null while it is not. */
  readonly stopped: Failure | null
  /** Why it is not known who plays; null while it is, and before the first answer. */
  readonly sessionError: Failure | null
  /** Counts the players this page has been: what one was shown or told is not for the next. */
  readonly player: number
  /** False while the server says that it can't save anything. */
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

/** What a topic is after a message; 'gap' when one before it was missed. */
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
