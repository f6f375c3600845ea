import type { LeaderboardRow } from '@trivium/wire/documents/leaderboard'
import { signedNumber } from '../../design/signed-number.ts'
import { duration } from '../../places/duration.ts'
import type { Selection } from './selection.ts'
import type { LeaderboardPage } from './use-leaderboard.ts'

/** A score as the board shows it: a plain rating, or rating points gained with their sign. */
export const scoreText = (score: number, { kind, when }: Selection): string =>
  kind !== 'elo' ? score.toLocaleString('en') : when === 'all' ? String(score) : signedNumber(score)

/**
 * 'n–m of N': which rows of a board are on the page. Equal scores share a place, which may begin on an
 * earlier page. Null: nothing says where the page begins.
 */
export const rangeText = (
  { rows, next, players }: Pick<LeaderboardPage, 'rows' | 'next' | 'players'>,
  isFirst: boolean,
): string | null => {
  const level = rows.findIndex(({ place }) => place !== rows[0]?.place)
  const after = rows[level]
  const last = next === null ? players - rows.length : null
  const before = isFirst ? 0 : after === undefined ? last : after.place - level - 1
  if (before === null) return null
  const text = (n: number) => n.toLocaleString('en')
  return `${text(before + 1)}–${text(before + rows.length)} of ${text(players)}`
}

/** The time, on boards where it breaks ties, to the tenth of a second: '12:03.4'. */
export const timeText = (ms: number | null): string | null =>
  ms === null ? null : `${duration(ms)}.${Math.floor(ms / 100) % 10}`

export const playerPath = ({
  isGuest,
  username,
}: Pick<LeaderboardRow, 'isGuest' | 'username'>): string | null => (isGuest ? null : `/profile/${username}`)
