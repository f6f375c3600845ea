import { parseLeaderboardKey } from '@trivium/rules/leaderboards/leaderboard'
import { MatchId } from '../ids.ts'

/** The documents of a party besides its seats': for everybody, for televisions and the host, and for the host alone. */
export const PARTY_TOPICS = ['room', 'screen', 'host'] as const
export type PartyTopic = (typeof PARTY_TOPICS)[number]

/** Topics of a socket's subscriptions. `user`, `match` and `queue` are the caller's own; leaderboards are public. */
export type Topic =
  | 'user'
  | 'match'
  | 'queue'
  | `game:${string}`
  | `board:${string}`
  | `${PartyTopic}:${string}`

export type ParsedTopic =
  | { readonly kind: 'user' | 'match' | 'queue' }
  | { readonly kind: 'game'; readonly id: string }
  | { readonly kind: 'board'; readonly board: string }
  | { readonly kind: PartyTopic; readonly id: string }

export const gameTopic = (id: string): Topic => `game:${id}`

export const leaderboardTopic = (key: string): Topic => `board:${key}`

export const partyTopic = (kind: PartyTopic, id: string): Topic => `${kind}:${id}`

/** Null for an invalid topic. */
export const parseTopic = (topic: string): ParsedTopic | null => {
  if (topic === 'user' || topic === 'match' || topic === 'queue') return { kind: topic }
  if (topic.startsWith('board:')) {
    const board = topic.slice(6)
    return parseLeaderboardKey(board) === null ? null : { kind: 'board', board }
  }
  const colon = topic.indexOf(':')
  const kind = (['game', ...PARTY_TOPICS] as const).find((one) => one === topic.slice(0, colon))
  const id = topic.slice(colon + 1)
  return kind !== undefined && MatchId.safeParse(id).success ? { kind, id } : null
}
