import { PARTY_TOPICS, type ParsedTopic, type PartyTopic, parseTopic } from '@trivium/wire/live/topics'
import type { Engine } from '@trivium/wire/modes/modes'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Fields } from './changed-fields.ts'
import type { Subscriber } from './channel.ts'
import type { Hub, OwnTopic } from './hub.ts'
import type { LeaderboardTopics } from './leaderboard-topics.ts'

/** The games of one engine. */
export interface SubscribableGames {
  readonly name: Engine
  /** Whether the game is in memory. */
  readonly isAwake: (id: string) => boolean
  /** Null if there is no such game of this engine. */
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
  /** Which engine runs a game that is not loaded; null if there is no such game. */
  readonly engineOf: (id: string) => Promise<Engine | null>
  /** The documents of a party besides those of its seats. */
  readonly party: (kind: PartyTopic, id: string, uid: string, ...rest: Rest) => Promise<Unsubscribe | Refused>
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
export const createSubscribe = ({
  hub,
  games,
  engineOf,
  party,
  boards,
  read,
}: SubscriptionDependencies): Subscribe => {
  const own = async (uid: string, topic: OwnTopic, ...[subscriber, have]: Rest): Promise<Unsubscribe> => {
    await hub.subscribe(uid, topic, subscriber, have, () => read[topic](uid))
    return () => hub.unsubscribe(uid, topic, subscriber)
  }

  /** One lookup for all engines: unknown ids are cheap to send. */
  const gamesWith = async (id: string): Promise<SubscribableGames | undefined> => {
    const awake = games.find((one) => one.isAwake(id))
    if (awake !== undefined) return awake
    const engine = await engineOf(id)
    return games.find(({ name }) => name === engine)
  }

  const game = async (
    uid: string,
    id: string,
    ...[subscriber, have]: Rest
  ): Promise<Unsubscribe | Refused> => {
    const followed = await (await gamesWith(id))?.subscribeToGame(uid, id, subscriber, have)
    return followed ?? refused('unknown-match')
  }

  return async (uid, topic, subscriber, have) => {
    const parsed: ParsedTopic | null = parseTopic(topic)
    if (parsed === null) return refused('unknown-topic')
    if (parsed.kind === 'game') return game(uid, parsed.id, subscriber, have)
    if (parsed.kind === 'board')
      return boards.runs(parsed.board)
        ? boards.follow(parsed.board, subscriber, have)
        : refused('unknown-topic')
    if (isOfParty(parsed)) return party(parsed.kind, parsed.id, uid, subscriber, have)
    return own(uid, parsed.kind, subscriber, have)
  }
}

const isOfParty = (parsed: ParsedTopic): parsed is Extract<ParsedTopic, { kind: PartyTopic }> =>
  (PARTY_TOPICS as readonly string[]).includes(parsed.kind)

type Rest = [follower: Subscriber, have: { epoch: string; n: number } | undefined]
