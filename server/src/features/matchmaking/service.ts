import { pairQueue, type QueueEntry, ratingWindow } from '@trivium/rules/matchmaking/pairing'
import type { BotStrength } from '@trivium/rules/modes/battle/events'
import type { BattleState } from '@trivium/rules/modes/battle/state'
import type { QueueStatus } from '@trivium/wire/documents/queue'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { isStatementError } from '../../database/statement-error.ts'
import type { StartMatch } from '../../games/battle/match-starter.ts'
import type { Hub } from '../../live/hub.ts'
import { dequeue, enqueue, noteMiss, readEntry, readObstacles, readQueue } from './queries.ts'

/** How often the queue is read while somebody waits, ms; the first time comes sooner. */
const INTERVAL = 1_000
const FIRST_DELAY = 150
/** Matches opened in parallel: a long queue must not keep running matches from the database. */
const MAX_PARALLEL = 4

export interface MatchmakingDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly hub: Hub
  readonly log: Logger
  readonly startMatch: StartMatch
}

/** A player left the queue between pairing and opening. */
class Withdrawn extends Error {}

/** The queue for ranked matches: waiting, pairing, no-shows. */
export class Matchmaking {
  readonly #deps: MatchmakingDependencies
  readonly #notices = new Map<string, QueueStatus['notice']>()
  #queue: readonly QueueEntry[] = []
  #cancel: (() => void) | null = null
  #pairing: Promise<void> | null = null
  #pairAgain = false
  #stopped = false

  constructor(dependencies: MatchmakingDependencies) {
    this.#deps = dependencies
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
    this.schedulePairing()
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
      within: async (tx) => void (await dequeue(tx, [uid])),
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
    return { ...this.#statusOf(uid, own, waiting), pausedUntil }
  }

  /** Part of settling a match that not both joined: the player who had joined is first in the queue again. */
  async settling(tx: Transaction<Schema>, origin: string, state: BattleState): Promise<void> {
    if (state.ended?.reason !== 'not-joined' || origin !== 'queue') return
    for (const { player, joined } of state.seats) {
      if (player.uid === null) continue
      this.#notices.set(player.uid, joined ? 'opponent-did-not-join' : 'you-did-not-join')
      if (joined) await enqueue(tx, [player.uid], state.lastAt, true)
      else await noteMiss(tx, player.uid, state.lastAt)
    }
  }

  /** Runs after a match that not both joined is settled. */
  async notifyNotJoined(state: BattleState): Promise<void> {
    const uids = state.seats.flatMap(({ player }) => player.uid ?? [])
    for (const uid of uids) this.#deps.hub.startGoneTimer(uid)
    await Promise.all(uids.map((uid) => this.#publish(uid)))
    this.schedulePairing()
  }

  /** After a start: continues with the queue; players who do not return in time leave it. */
  async resume(): Promise<void> {
    for (const { uid } of await readQueue(this.#deps.db)) this.#deps.hub.startGoneTimer(uid)
    this.schedulePairing()
  }

  /** Reads the queue soon, and keeps reading it while somebody waits. */
  schedulePairing(after = FIRST_DELAY): void {
    this.#pairAgain = true
    if (this.#cancel !== null || this.#pairing !== null || this.#stopped) return
    this.#cancel = this.#deps.clock.after(after, () => {
      this.#cancel = null
      this.#pairing = this.#runPairing()
    })
  }

  /** Resolves when no pair is being seated any more. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#cancel?.()
    await this.#pairing
  }

  async #runPairing(): Promise<void> {
    this.#pairAgain = false
    let goOn = true
    try {
      await this.pairAll()
      goOn = this.#queue.length > 0
    } catch (error) {
      this.#deps.log.error({ err: error }, 'pairing failed; trying again')
    }
    this.#pairing = null
    // A player who joined while the queue was being read may have been missed.
    if (this.#pairAgain) this.schedulePairing()
    else if (goOn) this.schedulePairing(INTERVAL)
  }

  async pairAll(): Promise<void> {
    const { db, clock } = this.#deps
    const pairs = [...pairQueue(await readQueue(db), clock.now())]
    await Promise.all(Array.from({ length: MAX_PARALLEL }, () => this.#seat(pairs)))
    this.#queue = await readQueue(db)
    for (const entry of this.#queue) this.#show(entry.uid, entry)
  }

  async #seat(pairs: (readonly [QueueEntry, QueueEntry])[]): Promise<void> {
    for (let next = pairs.shift(); next; next = pairs.shift())
      try {
        await this.#open(...next)
      } catch (error) {
        // Affects this pair only: those behind it are seated all the same.
        if (!isStatementError(error)) throw error
        this.#deps.log.error({ err: error, uids: next.map(({ uid }) => uid) }, 'a pair could not be seated')
      }
  }

  async #open(one: QueueEntry, other: QueueEntry): Promise<void> {
    const uids = [one.uid, other.uid]
    try {
      const started = await this.#deps.startMatch({
        seats: [one.uid, other.uid],
        rated: true,
        origin: 'queue',
        joined: [],
        within: async (tx) => {
          if ((await dequeue(tx, uids)) < 2) throw new Withdrawn('a player has left the queue')
        },
      })
      if (isRefused(started)) await this.#refusedToOpen(started, uids)
      else for (const uid of uids) this.#show(uid, undefined)
    } catch (error) {
      if (!(error instanceof Withdrawn)) throw error
    }
  }

  async #refusedToOpen({ refused: reason, details }: Refused, uids: readonly string[]): Promise<void> {
    this.#deps.log.warn({ reason, uids }, 'a pair could not be seated')
    const absent = (details?.busy ?? details?.gone ?? []) as string[]
    if (absent.length > 0) await dequeue(this.#deps.db, absent)
    await Promise.all(absent.map((uid) => this.#publish(uid)))
  }

  #statusOf(uid: string, own: QueueEntry | undefined, waiting: number): QueueStatus {
    const reach = own === undefined ? null : ratingWindow(own, this.#deps.clock.now())
    return {
      searching: own !== undefined,
      since: own?.since ?? null,
      waiting,
      window: reach === Number.POSITIVE_INFINITY ? null : reach,
      pausedUntil: null,
      notice: this.#notices.get(uid) ?? null,
    }
  }

  #show(uid: string, entry: QueueEntry | undefined): void {
    const { hub } = this.#deps
    if (hub.hasSubscribers(uid, 'queue'))
      hub.publish(uid, 'queue', this.#statusOf(uid, entry, this.#queue.length))
  }

  async #publish(uid: string): Promise<void> {
    if (this.#deps.hub.hasSubscribers(uid, 'queue'))
      this.#deps.hub.publish(uid, 'queue', await this.status(uid))
  }
}
