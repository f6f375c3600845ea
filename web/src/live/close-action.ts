import { CLOSE } from '@trivium/wire/live/close-codes'
import { type Failure, failureOf } from './reply.ts'
import type { ConnectionPhase } from './store.ts'

/** What the page does when its connection has closed. The connection itself is retried unless it is stopped. */
export type CloseAction =
  | { readonly type: 'stop'; readonly why: Failure }
  | { readonly type: 'reload' }
  | { readonly type: 'refresh-identity' }
  | { readonly type: 'retry'; readonly phase: ConnectionPhase; readonly needsToken: boolean }

export const unavailable = (message: string): Failure => failureOf({ message }, 'UNAVAILABLE').error

/** `phase`: before the close. `goodbye`: the reason that the server sent before it, if any. */
export const closeAction = (code: number, phase: ConnectionPhase, goodbye: Failure | null): CloseAction => {
  const close = Object.values(CLOSE).find((entry) => entry.code === code)
  if (close?.client === 'stop')
    return { type: 'stop', why: goodbye ?? unavailable(`The connection was closed: ${close.reason}.`) }
  if (close?.client === 'reload') return { type: 'reload' }
  if (close?.client === 'refresh') return { type: 'refresh-identity' }
  const isRestart = code === CLOSE.restarting.code
  return {
    type: 'retry',
    phase: isRestart ? 'restarting' : phase === 'open' ? 'reconnecting' : phase,
    needsToken: code === CLOSE.tokenRefused.code,
  }
}
