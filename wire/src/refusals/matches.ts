import type { RefusalEntry } from './entry.ts'

/** Refusals of matches and friends' invitations. */
export const MATCHES = {
  'unknown-match': { status: 'NOT_FOUND', message: 'Match not found.' },
  'not-your-match': { status: 'PERMISSION_DENIED', message: 'You’re not in this match.' },
  'active-match': { status: 'ABORTED', message: 'You are in a match. Finish it first.' },
  'opponent-busy': { status: 'ABORTED', message: 'Your opponent is in another match.' },
  /** The other player was banned or deleted, or is a guest who has logged in to an account. */
  'player-gone': { status: 'ABORTED', message: 'This player is no longer available.' },
  'queue-paused': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'You missed more than one match, so you can’t search for a while.',
  },
  'unknown-key': { status: 'NOT_FOUND', message: 'This invitation doesn’t exist or has expired.' },
  'own-invitation': { status: 'ABORTED', message: 'This is your own invitation. Send it to a friend.' },
  'guests-play-casual': {
    status: 'PERMISSION_DENIED',
    message: 'Rated friend matches need two registered players.',
  },
} as const satisfies Record<string, RefusalEntry>
