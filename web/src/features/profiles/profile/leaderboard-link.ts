import { parseLeaderboardKey } from '@trivium/rules/leaderboards/leaderboard'
import { BOARD_WORDS } from '@trivium/wire/modes/boards'
import { REGION_TITLES } from '../../../places/region-titles.ts'

export interface LeaderboardLink {
  /** 'Flags, Europe' */
  readonly title: string
  readonly address: string
}

/** An all-time board by its key; null for a key unknown to this page. */
export const leaderboardLink = (key: string): LeaderboardLink | null => {
  const board = parseLeaderboardKey(key)
  if (board === null || board.period !== null) return null
  const { kind, region } = board
  const params = new URLSearchParams({ board: kind, ...(region !== null && { region }) })
  const named = BOARD_WORDS[kind].title
  const title = region === null ? named : `${named}, ${REGION_TITLES[region]}`
  return { title, address: `/leaderboard?${params}` }
}
