import { isCurrent, parseLeaderboardKey } from '@trivium/rules/leaderboards/leaderboard'
import { leaderboardTopic } from '@trivium/wire/live/topics'
import type { Clock } from '../clock.ts'
import type { Fields } from './changed-fields.ts'
import { Channel, type Subscriber } from './channel.ts'

/** Minimum time between updates of a leaderboard, in ms. */
const MIN_INTERVAL = 1_000
/** Changes by other processes are noticed at most this late, in ms. */
const MAX_INTERVAL = 10_000

export interface LeaderboardTopicsDependencies {
  readonly clock: Clock
  readonly epoch: () => string
  readonly read: (board: string) => Promise<Fields>
  readonly warn: (about: Record<string, unknown>, message: string) => void
}

interface Followed {
  readonly channel: Promise<Channel>
  /** Subscribers waiting for the first read; one that asks twice waits twice and is subscribed once. */
  coming: number
  /** Entries may have changed since the last read. */
  stale: boolean
  /** One read at a time, so that an older one never overwrites a newer one. */
  reading: boolean
  readAt: number
  cancel: () => void
}

/** Leaderboards with subscribers, read again when entries may have changed, and at intervals. */
export class LeaderboardTopics {
  readonly #with: LeaderboardTopicsDependencies
  readonly #followed = new Map<string, Followed>()
  #stopped = false

  constructor(dependencies: LeaderboardTopicsDependencies) {
    this.#with = dependencies
  }

  get size(): number {
    return this.#followed.size
  }

  /** Whether a leaderboard can still change; past periods cannot. */
  runs(key: string): boolean {
    const board = parseLeaderboardKey(key)
    return board !== null && isCurrent(board, this.#with.clock.now())
  }

  async follow(
    board: string,
    subscriber: Subscriber,
    have: { epoch: string; n: number } | undefined,
  ): Promise<() => void> {
    const followed = this.#followed.get(board) ?? this.#open(board)
    followed.coming += 1
    const channel = await followed.channel.catch((error: unknown) => {
      followed.coming -= 1
      this.#release(board, followed, 0)
      throw error
    })
    followed.coming -= 1
    channel.subscribe(subscriber, have)
    return () => {
      channel.unsubscribe(subscriber)
      this.#release(board, followed, channel.subscriberCount)
    }
  }

  /** Entries may have changed on any leaderboard. */
  moved(): void {
    for (const [board, followed] of this.#followed) {
      if (followed.stale) continue
      followed.stale = true
      if (!followed.reading) this.#wait(board, followed)
    }
  }

  stop(): void {
    this.#stopped = true
    for (const { cancel } of this.#followed.values()) cancel()
  }

  #open(board: string): Followed {
    const { epoch, read, clock } = this.#with
    const channel = read(board).then((doc) => new Channel(leaderboardTopic(board), epoch(), doc))
    // Waiting subscribers get the error; this promise itself may have no handler.
    channel.catch(() => {})
    const followed: Followed = {
      channel,
      coming: 0,
      stale: false,
      reading: false,
      readAt: clock.now(),
      cancel: () => {},
    }
    this.#followed.set(board, followed)
    this.#wait(board, followed)
    return followed
  }

  #release(board: string, followed: Followed, followers: number): void {
    if (followers > 0 || followed.coming > 0) return
    followed.cancel()
    if (this.#followed.get(board) === followed) this.#followed.delete(board)
  }

  #wait(board: string, followed: Followed): void {
    followed.cancel()
    if (this.#stopped || this.#followed.get(board) !== followed) return
    const { clock } = this.#with
    const since = clock.now() - followed.readAt
    const wait = Math.max(0, (followed.stale ? MIN_INTERVAL : MAX_INTERVAL) - since)
    followed.cancel = clock.after(wait, () => void this.#refresh(board, followed))
  }

  async #refresh(board: string, followed: Followed): Promise<void> {
    const { clock, read, warn } = this.#with
    followed.stale = false
    followed.reading = true
    followed.readAt = clock.now()
    try {
      const [channel, doc] = await Promise.all([followed.channel, read(board)])
      channel.publish(doc)
    } catch (error) {
      warn({ err: error, board }, 'a followed board could not be read; trying again')
    }
    followed.reading = false
    this.#wait(board, followed)
  }
}
