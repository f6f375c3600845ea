import type { Match } from '@trivium/wire/documents/match'

/** The cost of logging out during this match. */
export const leavingMatch = ({ kind, opponent }: Match): string => {
  if (kind === 'practice') return `Your practice match against ${opponent.username} goes on without you.`
  const counts =
    kind === 'ranked' ? 'the result counts for your rating' : 'no rating changes, but the result still counts'
  return `Your match against ${opponent.username} goes on without you: questions you don’t answer count as missed, and ${counts}. Log in again to play on while it lasts.`
}
