import { MatchId } from '../ids.ts'

/** What a socket can follow. `user`, `match` and `queue` are always one's own. */
export type Topic = 'user' | 'match' | 'queue' | `game:${string}`

export type ParsedTopic =
  | { readonly kind: 'user' | 'match' | 'queue' }
  | { readonly kind: 'game'; readonly id: string }

export const gameTopic = (id: string): Topic => `game:${id}`

/** Null for what is no topic. */
export const parseTopic = (topic: string): ParsedTopic | null => {
  if (topic === 'user' || topic === 'match' || topic === 'queue') return { kind: topic }
  const id = topic.startsWith('game:') ? topic.slice(5) : ''
  return MatchId.safeParse(id).success ? { kind: 'game', id } : null
}
