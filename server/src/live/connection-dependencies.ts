import type { ServerMessage } from '@trivium/wire/live/messages'
import type { Clock } from '../clock.ts'
import type { Dispatch, Dispatcher } from '../functions/dispatch.ts'
import type { Limits } from '../functions/limits.ts'
import type { Random } from '../random.ts'
import type { Ban } from '../users/ban-cache.ts'
import type { Hub } from './hub.ts'
import type { Subscribe } from './subscriptions.ts'

/** The socket as the connection needs it; `ws` fits. */
export interface Socket {
  send(frame: string): void
  /** At most 125 bytes, which the pong repeats. */
  ping(payload: string): void
  close(code: number, reason: string): void
  terminate(): void
  readonly bufferedAmount: number
}

/** The client's address, and the host named in its request. */
export interface Peer {
  readonly address: string
  readonly host?: string
  /** The page's name for itself, with which its calls are named in the log. */
  readonly page: string
}

/** The player and session that a token proves. */
export interface Identity {
  readonly uid: string
  readonly sid: string
}

export interface ConnectionDependencies {
  readonly clock: Clock
  readonly random: Random
  readonly hub: Hub
  readonly subscribe: Subscribe
  readonly dispatch: Dispatch
  readonly limits: Limits
  /** Queues the work of each address, a few tasks at a time. */
  readonly inTurn: Dispatcher['inTurn']
  /** The token's player and session; null for an invalid token. */
  readonly verify: (token: string) => Promise<Identity | null>
  readonly banOf: (uid: string) => Ban | null
  /** Whether data can be saved now. */
  readonly isSaving: () => boolean
  /** Called with each measured one-way delay, in ms. */
  readonly onDelayMeasured: (uid: string, delay: number) => void
  readonly warn: (about: Record<string, unknown>, message: string) => void
}

/** What a connection hands to its parts. */
export interface MessageContext {
  readonly peer: Peer
  readonly deps: ConnectionDependencies
  readonly say: (message: ServerMessage) => void
}
