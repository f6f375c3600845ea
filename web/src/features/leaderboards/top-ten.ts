import { sortKey } from '@trivium/rules/leaderboards/leaderboard'
import type { LeaderboardDocument, LeaderboardRow } from '@trivium/wire/documents/leaderboard'

/** Maximum number of rows in a board's document. */
const TOP = 10

/** Names identify registered players. Guests may share a nickname: they are identified by it and their order. */
export const rowKeys = (rows: readonly Pick<LeaderboardRow, 'isGuest' | 'username'>[]): readonly string[] => {
  const seen = new Map<string, number>()
  return rows.map(({ isGuest, username }) => {
    if (!isGuest) return username
    const alike = `guest ${username}`
    const nth = seen.get(alike) ?? 0
    seen.set(alike, nth + 1)
    return `${alike} ${nth}`
  })
}

/** The key of the own row, from the rows that mark it, or from the own row alone. */
export const ownKey = (rows: readonly LeaderboardRow[], own: LeaderboardRow | null): string | null => {
  const at = rows.findIndex(({ isYou }) => isYou)
  return at >= 0 ? (rowKeys(rows)[at] ?? null) : own === null ? null : (rowKeys([own])[0] ?? null)
}

/** Sorts as the server does: times by tenths of a second. */
const points = ({ score, ms }: LeaderboardRow): number => sortKey(score, ms)

const isLevel = (a: LeaderboardRow, b: LeaderboardRow): boolean => points(a) === points(b)

const isBehind = (row: LeaderboardRow, last: LeaderboardRow): boolean => points(row) <= points(last)

/** Ranks for the first rows of a board: players who are level share one. */
const placed = (rows: readonly LeaderboardRow[]): readonly LeaderboardRow[] => {
  const out: LeaderboardRow[] = []
  for (const row of rows) {
    const before = out.at(-1)
    out.push({ ...row, place: before && isLevel(before, row) ? before.place : out.length + 1 })
  }
  return out
}

/**
 * A board's first page as it is now: the latest top ten, and below it the rows of the page that rank behind.
 * A row that ranks within the top ten but is not in it is dropped: its player has left the board.
 */
export const withTop = (
  page: readonly LeaderboardRow[],
  { top }: LeaderboardDocument,
  mine: string | null,
): readonly LeaderboardRow[] => {
  const keys = rowKeys(top)
  const first = top.map((row, i) => ({ ...row, isYou: keys[i] === mine }))
  const last = first.at(-1)
  if (last === undefined || first.length < TOP) return first
  const pageKeys = rowKeys(page)
  const rest = page.filter((row, i) => !keys.includes(pageKeys[i] ?? '') && isBehind(row, last))
  return placed([...first, ...rest])
}

/** Names the leader for screen readers. */
export const nowFirst = ({ username }: LeaderboardRow, isYou: boolean): string =>
  isYou ? 'You are now first.' : `${username} is now first.`
