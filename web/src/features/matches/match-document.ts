import type { Match } from '@trivium/wire/documents/match'

/** The player's current match, or null; a finished one counts as none. */
export const activeMatch = (doc: { readonly match: Match | null } | null): Match | null =>
  doc?.match?.matchActive ? doc.match : null

export const isReady = (match: Match): boolean => match.player1Joined && match.player2Joined

/** True once this player has pressed join. */
export const hasJoined = (match: Match, uid: string): boolean =>
  match.playerIds[0] === uid ? match.player1Joined : match.player2Joined

/** The last seen state of the active match: undefined before the first, null if there was none. */
export type Seen = { readonly id: string; readonly ready: boolean } | null | undefined

export const seenOf = (match: Match | null): Seen => match && { id: match.id, ready: isReady(match) }

/**
 * Whether the app navigates to the match automatically: when it becomes ready while the page is open, or is ready when the
 * page opens and has not been opened yet.
 */
export const shouldNavigate = (before: Seen, match: Match | null): boolean => {
  if (match === null || !isReady(match)) return false
  if (before === undefined) return !match.autoNavigated
  return before?.id !== match.id || !before.ready
}
