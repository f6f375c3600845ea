import type { Match } from '@trivium/wire/documents/match'

/** The match a player is in, or null: what is over or was never there counts as none. */
export const activeMatch = (doc: { readonly match: Match | null } | null): Match | null =>
  doc?.match?.matchActive ? doc.match : null

export const isReady = (match: Match): boolean => match.player1Joined && match.player2Joined

/** True once this player has pressed join. */
export const hasJoined = (match: Match, uid: string): boolean =>
  match.playerIds[0] === uid ? match.player1Joined : match.player2Joined

/** What was last seen of the active match: undefined before anything was, null when there was none. */
export type Seen = { readonly id: string; readonly ready: boolean } | null | undefined

export const seenOf = (match: Match | null): Seen => match && { id: match.id, ready: isReady(match) }

/**
 * Whether the app goes to the match by itself: when it becomes ready before our eyes, or is ready at first sight
 * and nobody went there yet.
 */
export const shouldNavigate = (before: Seen, match: Match | null): boolean => {
  if (match === null || !isReady(match)) return false
  if (before === undefined) return !match.autoNavigated
  return before?.id !== match.id || !before.ready
}
