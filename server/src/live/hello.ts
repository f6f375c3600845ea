import { PROTOCOL } from '@trivium/wire/limits'
import type { ClientMessage } from '@trivium/wire/live/messages'
import { takeCall } from '../functions/limits.ts'
import type { ConnectionDependencies, Identity, Peer } from './connection-dependencies.ts'
import { type ConnectionState, type HelloResult, onHello } from './connection-state.ts'

const MAX_SOCKETS_PER_PLAYER = 24

export type Hello = Extract<ClientMessage, { hello: unknown }>['hello']

/** Verifies a hello. `stateNow` is read after that, as the connection may have closed or opened in the meantime. */
export const verifyHello = async (
  { protocol, token }: Hello,
  stateNow: () => ConnectionState,
  { address }: Peer,
  deps: ConnectionDependencies,
): Promise<HelloResult> => {
  if (protocol !== PROTOCOL) return { type: 'close', name: 'outdatedPage' }
  if (takeCall(deps.limits, { uid: null, address }) !== null)
    return { type: 'close', name: 'tooManyMessages' }
  const identity = await identityOf(token, address, deps)
  return onHello(stateNow(), identity, (uid) => ({
    ban: deps.banOf(uid),
    hasTooManySockets: deps.hub.connectionsOf(uid) >= MAX_SOCKETS_PER_PLAYER,
  }))
}

const identityOf = async (
  token: string,
  address: string,
  { inTurn, verify, warn }: ConnectionDependencies,
): Promise<Identity | null | 'unknown'> => {
  try {
    return await inTurn(address, () => verify(token))
  } catch (error) {
    warn({ err: error }, 'a token could not be checked')
    return 'unknown'
  }
}
