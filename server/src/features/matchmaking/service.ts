import { pairQueue, type QueueEntry } from '@trivium/rules/matchmaking/pairing'
import type { BotStrength } from '@trivium/rules/modes/battle/events'
import type { BattleState } from '@trivium/rules/modes/battle/state'
import type { QueueStatus } from '@trivium/wire/documents/queue'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { StartMatch } from '../../games/battle/match-starter.ts'
import type { Hub } from '../../live/hub.ts'
import { missedBy } from './missed-match.ts'
import { PairingLoop } from './pairing-loop.ts'
import { dequeue, enqueue, readEntry, readObstacles, readQueue, saveNoShow } from './queries.ts'
import { queueStatus, type SearchState, searchState } from './search-state.ts'
import { seatPairs } from './seat-pairs.ts'

export interface MatchmakingDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly hub: Hub
  readonly log: Logger
  readonly startMatch: StartMatch
}

/** The queue for ranked matches: waiting, pairing, no-shows. */
export class Matchmaking {
  readonly #deps: MatchmakingDependencies
  readonly #notices = new Map<string, QueueStatus['notice']>()
  #queue: readonly QueueEntry[] = []
  readonly #loop: PairingLoop

  constructor(dependencies: MatchmakingDependencies) {
    this.#deps = dependencies
    this.#loop = new PairingLoop(dependencies.clock, () => this.#pairAll())
  }

  get waiting(): number {
    return this.#queue.length
  }

  async join(uid: string): Promise<Record<string, never> | Refused> {
    const { db, clock, hub } = this.#deps
    const now = clock.now()
    const { inMatch, pausedUntil } = await readObstacles(db, uid, now)
    if (inMatch) return refused('active-match')
    if (pausedUntil !== null)
      return refused('queue-paused', { until: pausedUntil, retryAfter: pausedUntil - now })
    this.#notices.delete(uid)
    await db.transaction().execute((tx) => enqueue(tx, [uid], now, false))
    hub.startGoneTimer(uid)
    await this.#publish(uid)
    this.#loop.wake()
    return {}
  }

  async leave(uid: string): Promise<Record<string, never>> {
    this.#notices.delete(uid)
    await dequeue(this.#deps.db, [uid])
    await this.#publish(uid)
    return {}
  }

  async practise(uid: string, strength: BotStrength): Promise<{ matchId: string } | Refused> {
    const started = await this.#deps.startMatch({
      seats: [uid, { bot: strength }],
      rated: false,
      origin: 'practice',
      joined: [uid],
      within: async (tx) => {
        await dequeue(tx, [uid])
        return null
      },
    })
    if (isRefused(started)) return refused(started.refused)
    await this.#publish(uid)
    return { matchId: started.id }
  }

  /** What topic `queue` shows this player. */
  async status(uid: string): Promise<QueueStatus> {
    const { db, clock } = this.#deps
    const [own, { pausedUntil }] = await Promise.all([
      readEntry(db, uid),
      readObstacles(db, uid, clock.now()),
    ])
    // As of the last queue read: counting again for each newcomer would cost more the longer the queue is.
    const waiting = Math.max(this.#queue.length, own === undefined ? 0 : 1)
    return this.#statusOf(uid, searchState(own, pausedUntil), waiting)
  }

  /**
   * Part of settling a match that not both joined: whoever joined, or was declined, is first in the queue again.
   */
  async settling(tx: Transaction<Schema>, origin: string, state: BattleState): Promise<void> {
    if (state.ended?.reason !== 'not-joined' || origin !== 'queue') return
    for (const { uid, notice, isAtFault } of missedBy(state)) {
      this.#notices.set(uid, notice)
      if (isAtFault) await saveNoShow(tx, uid, state.lastAt)
      else await enqueue(tx, [uid], state.lastAt, true)
    }
  }

  /** Runs after the settlement of a match that only one player or nobody joined. */
  async notifyNotJoined(state: BattleState): Promise<void> {
    const uids = state.seats.flatMap(({ player }) => player.uid ?? [])
    for (const uid of uids) this.#deps.hub.startGoneTimer(uid)
    await Promise.all(uids.map((uid) => this.#publish(uid)))
    this.#loop.wake()
  }

  /** After a start: continues with the queue; players who do not return in time leave it. */
  async resume(): Promise<void> {
    for (const { uid } of await readQueue(this.#deps.db)) this.#deps.hub.startGoneTimer(uid)
    this.#loop.wake()
  }

  /** Resolves when no pair is being seated any more. */
  async stop(): Promise<void> {
    await this.#loop.stop()
  }

  /** After a failure everybody stays in the queue, and the next read tries again. */
  async #pairAll(): Promise<'nobody-waits' | 'somebody-waits'> {
    try {
      await this.#seatPairs()
      return this.#queue.length > 0 ? 'somebody-waits' : 'nobody-waits'
    } catch (error) {
      this.#deps.log.error({ err: error }, 'pairing failed; trying again')
      return 'somebody-waits'
    }
  }

  async #seatPairs(): Promise<void> {
    const { db, clock, log, startMatch } = this.#deps
    await seatPairs(pairQueue(await readQueue(db), clock.now()), {
      db,
      log,
      startMatch,
      onSeated: (uids) => {
        for (const uid of uids) this.#show(uid, { name: 'idle' })
      },
      onAbsent: async (uids) => void (await Promise.all(uids.map((uid) => this.#publish(uid)))),
    })
    this.#queue = await readQueue(db)
    for (const entry of this.#queue) this.#show(entry.uid, { name: 'searching', entry })
  }

  #statusOf(uid: string, state: SearchState, waiting: number): QueueStatus {
    return queueStatus(state, {
      now: this.#deps.clock.now(),
      waiting,
      notice: this.#notices.get(uid) ?? null,
    })
  }

  #show(uid: string, state: SearchState): void {
    const { hub } = this.#deps
    if (hub.hasSubscribers(uid, 'queue'))
      hub.publish(uid, 'queue', this.#statusOf(uid, state, this.#queue.length))
  }

  async #publish(uid: string): Promise<void> {
    if (this.#deps.hub.hasSubscribers(uid, 'queue'))
      this.#deps.hub.publish(uid, 'queue', await this.status(uid))
  }
}
