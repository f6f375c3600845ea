import { parseLeaderboardKey } from '@trivium/rules/leaderboards/leaderboard'
import { REGION_TITLES } from '../../../places/region-titles.ts'

const KINDS = {
  elo: 'Elo',
  survival: 'Survival',
  daily: 'Daily',
  flags: 'Flags',
  countries: 'Countries',
} as const

export interface BoardSign {
  /** 'Flags, Europe' */
  readonly title: string
  readonly address: string
}

/** An all-time board by its key; null for a key unknown to this page. */
export const boardSign = (key: string): BoardSign | null => {
  const board = parseLeaderboardKey(key)
  if (board === null || board.period !== null) return null
  const { kind, region } = board
  const params = new URLSearchParams({ board: kind, ...(region !== null && { region }) })
  const title = region === null ? KINDS[kind] : `${KINDS[kind]}, ${REGION_TITLES[region]}`
  return { title, address: `/leaderboard?${params}` }
}
