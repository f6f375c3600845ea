import type { Match } from '@trivium/wire/documents/match'

/** The match a player is in, or null: what is over or was never there counts as none. */
export const activeMatch = (doc: Match | null): Match | null => (doc?.id && doc.matchActive ? doc : null)

export const isReady = (match: Match): boolean => match.player1Joined && match.player2Joined

/** True once this player has pressed join. */
export const hasJoined = (match: Match, uid: string): boolean =>
  match.playerIds[0] === uid ? match.player1Joined : match.player2Joined
