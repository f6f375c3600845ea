import { type ParsedTopic, parseTopic } from '@trivium/wire/live/topics'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Games } from '../games/games.ts'
import type { Fields } from './changed-fields.ts'
import type { Follower } from './channel.ts'
import type { Hub, OwnTopic } from './hub.ts'

export interface FollowDependencies {
  readonly hub: Hub
  readonly games: Games
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

/** Who may follow what: one's own documents, and a game in which one has a seat. */
export const following = ({ hub, games, read }: FollowDependencies): Follow => {
  const own = async (uid: string, topic: OwnTopic, ...[follower, have]: Rest): Promise<Unfollow> => {
    await hub.follow(uid, topic, follower, have, () => read[topic](uid))
    return () => hub.unfollow(uid, topic, follower)
  }

  const game = async (uid: string, id: string, ...[follower, have]: Rest): Promise<Unfollow | Refused> => {
    const driver = await games.find(id)
    if (driver === null) return refused('unknown-match')
    const seat = driver.seatOf(uid)
    if (seat === null) return refused('not-your-match')
    games.follow(driver, seat, follower, have)
    return () => games.unfollow(driver, seat, follower)
  }

  return async (uid, topic, follower, have) => {
    const parsed: ParsedTopic | null = parseTopic(topic)
    if (parsed === null) return refused('unknown-topic')
    return parsed.kind === 'game'
      ? game(uid, parsed.id, follower, have)
      : own(uid, parsed.kind, follower, have)
  }
}

type Rest = [follower: Follower, have: { epoch: string; n: number } | undefined]
