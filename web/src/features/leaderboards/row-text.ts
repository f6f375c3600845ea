import type { LeaderboardRow } from '@trivium/wire/documents/leaderboard'
import { signedNumber } from '../../design/signed-number.ts'
import { duration } from '../../places/duration.ts'
import type { Selection } from './selection.ts'

/** A score as the board shows it: a plain rating, or rating points gained with their sign. */
export const scoreText = (score: number, { kind, when }: Selection): string =>
  kind !== 'elo' ? score.toLocaleString('en') : when === 'all' ? String(score) : signedNumber(score)

/** The time, on boards where it breaks ties, to the tenth of a second: '12:03.4'. */
export const timeText = (ms: number | null): string | null =>
  ms === null ? null : `${duration(ms)}.${Math.floor(ms / 100) % 10}`

export const playerPath = ({
  isGuest,
  username,
}: Pick<LeaderboardRow, 'isGuest' | 'username'>): string | null => (isGuest ? null : `/profile/${username}`)
