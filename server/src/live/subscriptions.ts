import { type ParsedTopic, parseTopic } from '@trivium/wire/live/topics'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Fields } from './changed-fields.ts'
import type { Subscriber } from './channel.ts'
import type { Hub, OwnTopic } from './hub.ts'
import type { LeaderboardTopics } from './leaderboard-topics.ts'

/** The games of one mode. */
export interface SubscribableGames {
  /** Null if there is no such game of this mode. */
  readonly subscribeToGame: (
    uid: string,
    id: string,
    subscriber: Subscriber,
    have: { epoch: string; n: number } | undefined,
  ) => Promise<Unsubscribe | Refused | null>
}

export interface SubscriptionDependencies {
  readonly hub: Hub
  readonly games: readonly SubscribableGames[]
  readonly boards: Pick<LeaderboardTopics, 'follow' | 'runs'>
  readonly read: Readonly<Record<OwnTopic, (uid: string) => Promise<Fields>>>
}

/** Unsubscribes. */
export type Unsubscribe = () => void

export type Subscribe = (
  uid: string,
  topic: string,
  subscriber: Subscriber,
  have: { epoch: string; n: number } | undefined,
) => Promise<Unsubscribe | Refused>

/**
 * Who may subscribe to what: players to their own documents, to every current leaderboard, and to games in which they
 * have a seat.
 */
export const createSubscribe = ({ hub, games, boards, read }: SubscriptionDependencies): Subscribe => {
  const own = async (uid: string, topic: OwnTopic, ...[subscriber, have]: Rest): Promise<Unsubscribe> => {
    await hub.subscribe(uid, topic, subscriber, have, () => read[topic](uid))
    return () => hub.unsubscribe(uid, topic, subscriber)
  }

  const game = async (
    uid: string,
    id: string,
    ...[subscriber, have]: Rest
  ): Promise<Unsubscribe | Refused> => {
    for (const mode of games) {
      const followed = await mode.subscribeToGame(uid, id, subscriber, have)
      if (followed !== null) return followed
    }
    return refused('unknown-match')
  }

  return async (uid, topic, subscriber, have) => {
    const parsed: ParsedTopic | null = parseTopic(topic)
    if (parsed === null) return refused('unknown-topic')
    if (parsed.kind === 'game') return game(uid, parsed.id, subscriber, have)
    if (parsed.kind === 'board')
      return boards.runs(parsed.board)
        ? boards.follow(parsed.board, subscriber, have)
        : refused('unknown-topic')
    return own(uid, parsed.kind, subscriber, have)
  }
}

type Rest = [follower: Subscriber, have: { epoch: string; n: number } | undefined]
