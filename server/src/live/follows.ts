import { type ParsedTopic, parseTopic } from '@trivium/wire/live/topics'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { BoardTopics } from './board-topics.ts'
import type { Fields } from './changed-fields.ts'
import type { Follower } from './channel.ts'
import type { Hub, OwnTopic } from './hub.ts'

/** The games of one mode. */
export interface FollowedGames {
  /** Null where there is no such game of this mode. */
  readonly attend: (
    uid: string,
    id: string,
    follower: Follower,
    have: { epoch: string; n: number } | undefined,
  ) => Promise<Unfollow | Refused | null>
}

export interface FollowDependencies {
  readonly hub: Hub
  readonly games: readonly FollowedGames[]
  readonly boards: Pick<BoardTopics, 'follow' | 'runs'>
  readonly read: Readonly<Record<OwnTopic, (uid: string) => Promise<Fields>>>
}

/** Lets go of what was followed. */
export type Unfollow = () => void

export type Follow = (
  uid: string,
  topic: string,
  follower: Follower,
  have: { epoch: string; n: number } | undefined,
) => Promise<Unfollow | Refused>

/** Who may follow what: one's own documents, every board that still moves, and a game in which one has a seat. */
export const following = ({ hub, games, boards, read }: FollowDependencies): Follow => {
  const own = async (uid: string, topic: OwnTopic, ...[follower, have]: Rest): Promise<Unfollow> => {
    await hub.follow(uid, topic, follower, have, () => read[topic](uid))
    return () => hub.unfollow(uid, topic, follower)
  }

  const game = async (uid: string, id: string, ...[follower, have]: Rest): Promise<Unfollow | Refused> => {
    for (const mode of games) {
      const followed = await mode.attend(uid, id, follower, have)
      if (followed !== null) return followed
    }
    return refused('unknown-match')
  }

  return async (uid, topic, follower, have) => {
    const parsed: ParsedTopic | null = parseTopic(topic)
    if (parsed === null) return refused('unknown-topic')
    if (parsed.kind === 'game') return game(uid, parsed.id, follower, have)
    if (parsed.kind === 'board')
      return boards.runs(parsed.board)
        ? boards.follow(parsed.board, follower, have)
        : refused('unknown-topic')
    return own(uid, parsed.kind, follower, have)
  }
}

type Rest = [follower: Follower, have: { epoch: string; n: number } | undefined]
