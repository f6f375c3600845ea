import type { CloseName } from '@trivium/wire/live/close-codes'
import type { Ban } from '../users/ban-cache.ts'
import type { Identity } from './connection-dependencies.ts'
import type { TopicList } from './topic-list.ts'

/** The socket is open and has not sent a hello. */
export interface AwaitingHello {
  readonly phase: 'awaiting-hello'
  readonly cancelTimeout: () => void
  /** Called when the connection's player is known. */
  readonly onWelcome: () => void
}

/** A player's connection. A later hello moves it to another session of the same player. */
export interface Open {
  readonly phase: 'open'
  readonly uid: string
  readonly sid: string
  readonly topics: TopicList
}

/** The close frame is sent, or the socket is gone: nothing is read or sent any more. */
export interface Closing {
  readonly phase: 'closing'
}

export type ConnectionState = AwaitingHello | Open | Closing

/** What the server knows about the player of a verified token. */
export interface Admission {
  readonly ban: Ban | null
  readonly hasTooManySockets: boolean
}

/** What a verified hello does to a connection. */
export type HelloResult =
  | { readonly type: 'ignore' }
  | { readonly type: 'close'; readonly name: CloseName }
  | { readonly type: 'ban'; readonly ban: Ban }
  | { readonly type: 'open'; readonly from: AwaitingHello; readonly identity: Identity }
  | { readonly type: 'renew'; readonly state: Open }

/**
 * The result of a hello whose token has been verified: `identity` is null if the token is invalid, `unknown` if it
 * cannot be checked now.
 */
export const onHello = (
  state: ConnectionState,
  identity: Identity | null | 'unknown',
  admissionOf: (uid: string) => Admission,
): HelloResult => {
  if (state.phase === 'closing') return { type: 'ignore' }
  if (identity === 'unknown') return { type: 'close', name: 'unavailable' }
  const isOther = state.phase === 'open' && state.uid !== identity?.uid
  if (identity === null || isOther) return { type: 'close', name: 'tokenRefused' }
  const { ban, hasTooManySockets } = admissionOf(identity.uid)
  if (ban !== null) return { type: 'ban', ban }
  if (state.phase === 'open') return { type: 'renew', state: { ...state, sid: identity.sid } }
  if (hasTooManySockets) return { type: 'close', name: 'tooManySockets' }
  return { type: 'open', from: state, identity }
}
