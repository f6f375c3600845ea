import type { Millis } from '@trivium/rules/game/decider'
import { pairQueue, type QueueEntry } from '@trivium/rules/matchmaking/pairing'
import type { BotStrength } from '@trivium/rules/modes/battle/events'
import type { BattleState } from '@trivium/rules/modes/battle/state'
import type { QueueStatus } from '@trivium/wire/documents/queue'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import { Batches } from '../../database/batches.ts'
import type { Schema } from '../../database/schema.ts'
import type { StartMatch } from '../../games/battle/match-starter.ts'
import type { Meanwhile } from '../../games/settler.ts'
import type { Hub } from '../../live/hub.ts'
import { QUEUE } from '../../workload.ts'
import { missedBy } from './missed-match.ts'
import { PairingLoop } from './pairing-loop.ts'
import { dequeue, enqueue, type QueueStanding, readQueue, readStandings, saveNoShow } from './queries.ts'
import { queueStatus, type SearchState, searchState } from './search-state.ts'
import { seatPairs } from './seat-pairs.ts'

export interface MatchmakingDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly hub: Hub
  readonly log: Logger
  readonly startMatch: StartMatch
  /** Waits for the settlement of these players' ended matches. */
  readonly settledMeanwhile: (uids: readonly string[]) => Promise<Meanwhile>
  /** Minimum time between batches of players who join or leave the queue, or look at it, in ms. */
  readonly batchInterval: Millis
  /** Tells other processes on which the player has a page open. */
  readonly tell: (uid: string, notice: QueueStatus['notice']) => void
  /** Tells other processes how many wait. */
  readonly count: (waiting: number) => void
  /** Runs what only one process may do at a time; null if another one is doing it. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T | null>
}

/** When to try again if the last match could not be settled in time, in ms. */
const SETTLING_RETRY_AFTER = 5_000

/** Players per batch. */
const MAX_PLAYERS = 500

/** The queue for ranked matches: waiting, pairing, no-shows. */
export class Matchmaking {
  readonly #deps: MatchmakingDependencies
  readonly #notices = new Map<string, QueueStatus['notice']>()
  #queue: readonly QueueEntry[] = []
  /** Players in the queue as last counted, here or on another process. */
  #waiting = 0
  readonly #loop: PairingLoop
  #stopped = false
  readonly #joining: Batches<string, QueueStanding>
  readonly #leaving: Batches<string, string>
  readonly #reading: Batches<string, QueueStanding>

  constructor(dependencies: MatchmakingDependencies) {
    this.#deps = dependencies
    const { db, clock, batchInterval: interval } = dependencies
    const batch = { clock, interval, max: MAX_PLAYERS, workload: QUEUE }
    this.#joining = new Batches({
      ...batch,
      run: async (uids) => standingsIn(await enqueue(db, uids, clock.now(), false), uids),
    })
    this.#leaving = new Batches({
      ...batch,
      run: async (uids) => {
        await dequeue(db, uids)
        return uids
      },
    })
    this.#reading = new Batches({
      ...batch,
      run: async (uids) => standingsIn(await readStandings(db, uids, clock.now()), uids),
    })
    this.#loop = new PairingLoop(dependencies.clock, () => this.#pairAll())
  }

  get waiting(): number {
    return this.#waiting
  }

  /** Another process has read the queue, or stops and leaves it to the others. */
  countElsewhere(waiting: number): void {
    this.#waiting = waiting
    if (waiting > 0) this.#loop.wake()
  }

  /** A player's place in the queue has changed on another process. */
  async hear(uid: string, notice: string | null): Promise<void> {
    this.#notices.set(uid, notice as QueueStatus['notice'])
    const { hub } = this.#deps
    if (hub.hasSubscribers(uid, 'queue')) hub.publish(uid, 'queue', await this.status(uid))
  }

  async join(uid: string): Promise<Record<string, never> | Refused> {
    const { clock, hub, settledMeanwhile } = this.#deps
    let standing = await this.#joining.add(uid)
    if (standing.inMatch) {
      const meanwhile = await settledMeanwhile([uid])
      if (meanwhile === 'settling') return refused('server-full', { retryAfter: SETTLING_RETRY_AFTER })
      if (meanwhile === 'settled') standing = await this.#joining.add(uid)
    }
    const { inMatch, pausedUntil } = standing
    if (inMatch) return refused('active-match')
    if (pausedUntil !== null)
      return refused('queue-paused', { until: pausedUntil, retryAfter: pausedUntil - clock.now() })
    this.#notices.delete(uid)
    hub.startGoneTimer(uid)
    this.#show(uid, searchState(standing))
    this.#wake()
    return {}
  }

  async leave(uid: string): Promise<Record<string, never>> {
    this.#notices.delete(uid)
    await this.#leaving.add(uid)
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
    const state = searchState(await this.#reading.add(uid))
    // Whoever searched on a process that is gone is paired from here.
    if (state.name === 'searching') this.#loop.wake()
    return this.#statusOf(uid, state)
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
    this.#wake()
  }

  /** After a start: continues with the queue; players who do not return in time leave it. */
  async resume(): Promise<void> {
    for (const { uid } of await readQueue(this.#deps.db)) this.#deps.hub.startGoneTimer(uid)
    this.#loop.wake()
  }

  /** Leaves the queue to the other processes. Resolves when no pair is being seated any more. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#loop.stop()
    this.#wake()
  }

  /** Somebody may be waiting: seats pairs here or, once this process stops, on another one. */
  #wake(): void {
    if (this.#stopped) this.#deps.count(Math.max(1, this.#waiting))
    else this.#loop.wake()
  }

  /** After a failure everybody stays in the queue, and the next read tries again. */
  async #pairAll(): Promise<'nobody-waits' | 'somebody-waits'> {
    try {
      const done = await this.#deps.exclusively(() => this.#seatPairs())
      return done === null || this.#queue.length > 0 ? 'somebody-waits' : 'nobody-waits'
    } catch (error) {
      this.#deps.log.error({ err: error }, 'pairing failed; trying again')
      return 'somebody-waits'
    }
  }

  async #seatPairs(): Promise<'done'> {
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
    this.#waiting = this.#queue.length
    this.#deps.count(this.#waiting)
    for (const entry of this.#queue) this.#showHere(entry.uid, { name: 'searching', entry })
    return 'done'
  }

  #statusOf(uid: string, state: SearchState): QueueStatus {
    // As of the last queue read: counting again for each newcomer would cost more the longer the queue is.
    const waiting = Math.max(this.#waiting, state.name === 'searching' ? 1 : 0)
    const notice = this.#notices.get(uid) ?? null
    return queueStatus(state, { now: this.#deps.clock.now(), waiting, notice })
  }

  #show(uid: string, state: SearchState): void {
    this.#tell(uid)
    this.#showHere(uid, state)
  }

  #tell(uid: string): void {
    this.#deps.tell(uid, this.#notices.get(uid) ?? null)
  }

  #showHere(uid: string, state: SearchState): void {
    const { hub } = this.#deps
    if (hub.hasSubscribers(uid, 'queue')) hub.publish(uid, 'queue', this.#statusOf(uid, state))
  }

  async #publish(uid: string): Promise<void> {
    this.#tell(uid)
    if (this.#deps.hub.hasSubscribers(uid, 'queue'))
      this.#deps.hub.publish(uid, 'queue', await this.status(uid))
  }
}

/** In the order of the players. Deleted players are nowhere. */
const standingsIn = (
  standings: ReadonlyMap<string, QueueStanding>,
  uids: readonly string[],
): readonly QueueStanding[] => uids.map((uid) => standings.get(uid) ?? NOWHERE)

const NOWHERE: QueueStanding = { entry: null, inMatch: false, pausedUntil: null }
