import type { Match } from '@trivium/wire/documents/match'

type MatchDocument = { readonly match: Match | null } | null

/**
 * Where the player is with their current match; a finished one counts as none. `found`: they have not joined. `joined`:
 * their opponent has not. `ready`: both have, so it is being played.
 */
export type MatchState =
  | { readonly name: 'none' }
  | { readonly name: 'found' | 'joined' | 'ready'; readonly match: Match }

const NONE: MatchState = { name: 'none' }

/** `uid`: null until it is known, which counts as not joined. */
export const matchState = (doc: MatchDocument, uid: string | null): MatchState => {
  const match = doc?.match ?? null
  if (match === null || !match.matchActive) return NONE
  const { playerIds, player1Joined, player2Joined } = match
  if (player1Joined && player2Joined) return { name: 'ready', match }
  const hasJoined = playerIds[0] === uid ? player1Joined : playerIds[1] === uid && player2Joined
  return { name: hasJoined ? 'joined' : 'found', match }
}

/**
 * Whether the app navigates to the match automatically: it does when the match becomes ready while the page
 * is open, and when the page opens with a ready match that was never opened. `before`: the previous state.
 */
export const shouldNavigate = (before: MatchState | undefined, now: MatchState): boolean => {
  if (now.name !== 'ready') return false
  if (before === undefined) return !now.match.autoNavigated
  return before.name !== 'ready' || before.match.id !== now.match.id
}
