import type { MessageGame } from '@trivium/wire/documents/message'
import { MODES } from '@trivium/wire/modes/modes'

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A game in one line: 'Match of 3 Jan 2026, 12:00'. */
export const gameTitle = ({ kind, at }: MessageGame): string =>
  `${MODES.find(({ name }) => name === kind)?.game ?? 'Game'} of ${DATE.format(at)}`

/** The scores: 'Ada 7, Ben 5'; empty while the game is running. */
export const gameScores = ({ players }: MessageGame): string =>
  players.map(({ username, score }) => `${username} ${score}`).join(', ')
