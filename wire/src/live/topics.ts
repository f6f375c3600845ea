import { parseLeaderboardKey } from '@trivium/rules/leaderboards/leaderboard'
import { MatchId } from '../ids.ts'

/** Topics of a socket's subscriptions. `user`, `match` and `queue` are the caller's own; leaderboards are public. */
export type Topic = 'user' | 'match' | 'queue' | `game:${string}` | `board:${string}`

export type ParsedTopic =
  | { readonly kind: 'user' | 'match' | 'queue' }
  | { readonly kind: 'game'; readonly id: string }
  | { readonly kind: 'board'; readonly board: string }

export const gameTopic = (id: string): Topic => `game:${id}`

export const leaderboardTopic = (key: string): Topic => `board:${key}`

/** Null for an invalid topic. */
export const parseTopic = (topic: string): ParsedTopic | null => {
  if (topic === 'user' || topic === 'match' || topic === 'queue') return { kind: topic }
  if (topic.startsWith('board:')) {
    const board = topic.slice(6)
    return parseLeaderboardKey(board) === null ? null : { kind: 'board', board }
  }
  const id = topic.startsWith('game:') ? topic.slice(5) : ''
  return MatchId.safeParse(id).success ? { kind: 'game', id } : null
}
