import type { Failure, Reply } from './reply.ts'
import type { ServerClock } from './server-clock.ts'
import type { Bearer } from './session.ts'
import type { LiveStore } from './store.ts'
import type { Timers } from './timers.ts'
import type { Wire, WireEvents } from './wire.ts'

export interface LiveSocketParts {
  readonly store: LiveStore
  readonly clock: ServerClock
  readonly timers: Timers
  readonly connect: (events: WireEvents) => Wire
  readonly bearer: () => Promise<Reply<Bearer>>
  /** The current token is no longer accepted: a later hello needs another one. */
  readonly refused: () => void
  /** The session was ended, here or elsewhere: the page asks who it is now. */
  readonly ended: () => void
  /** The page is older than the server: reloads it; returns false if that has just been tried. */
  readonly reload: () => boolean
}

/** The state of one connection. The player sees the store's `phase`, which covers all of them in turn. */
export type SocketState =
  | { readonly name: 'closed' }
  /** The server has not answered the hello. `saidAt` is null until the page has a token to say it with. */
  | { readonly name: 'awaiting-hello'; readonly saidAt: number | null }
  | { readonly name: 'open'; readonly cancelBeat: () => void }
  /** The server has sent the reason why it is about to close. */
  | { readonly name: 'closing'; readonly why: Failure }
