import { detectSignals } from '@trivium/rules/fair-play/assess'
import type { SignalKind } from '@trivium/rules/fair-play/signal'
import { DAY } from '@trivium/rules/time'
import { EXAMINED } from '@trivium/wire/modes/examined'
import { monthsBefore, RETENTION } from '@trivium/wire/retention'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { isStatementError } from '../../database/statement-error.ts'
import { readBackground } from './background.ts'
import { addEvidence } from './evidence.ts'
import { type Background, extractFacts, type PlayerFacts } from './extract-facts.ts'
import { deleteOldFacts, readFacts, readNorms, readWatermark, saveFacts, writeWatermark } from './facts.ts'
import { readUnexaminedGames, type SettledGame } from './settled-games.ts'

/** How often settled games are examined, ms. */
const INTERVAL = 15_000
/**
 * Games per batch; if more are waiting, the next batch follows after a short pause. The embedded database reads
 * this many journals in 5 ms, during which no answer is saved.
 */
const BATCH = 15
const PAUSE = 300
/** A settling transaction may commit this much later than its timestamp says, ms. */
const MAX_LAG = 60_000
/** How far back the very first run reaches, ms. */
const FIRST_RUN_REACH = 30 * DAY
const DELETE_BATCH = 1_000

export interface FairPlayWatchDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Logger
  /** Called when a case opens that was not open before. */
  readonly opened: (uid: string, kinds: readonly SignalKind[]) => void
}

/**
 * Examines games after they are settled, in the background, and opens cases. It may run in any number of processes:
 * each game is recorded once, and evidence found twice is stored once.
 */
export class FairPlayWatch {
  readonly #deps: FairPlayWatchDependencies
  #cancel = () => {}
  #stopped = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(dependencies: FairPlayWatchDependencies) {
    this.#deps = dependencies
  }

  start(): void {
    this.#stopped = false
    this.#schedule(INTERVAL)
  }

  /** Resolves when no examination is running. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#cancel()
    await this.#running
  }

  #schedule(ms: number): void {
    if (this.#stopped) return
    this.#cancel = this.#deps.clock.after(ms, () => {
      this.#running = this.#run()
    })
  }

  async #run(): Promise<void> {
    let wait = INTERVAL
    try {
      if ((await this.look()) >= BATCH) wait = PAUSE
    } catch (error) {
      this.#deps.log.error({ err: error }, 'settled games could not be examined; trying again')
    }
    this.#schedule(wait)
  }

  /** Examines the oldest unexamined games; returns how many there were. */
  async look(): Promise<number> {
    const { db, clock } = this.#deps
    const now = clock.now()
    await deleteOldFacts(db, monthsBefore(now, RETENTION.fairPlayFacts.months), DELETE_BATCH)
    const checkedUntil = (await readWatermark(db)) ?? now - FIRST_RUN_REACH
    const games = await readUnexaminedGames(db, EXAMINED, checkedUntil - MAX_LAG, BATCH)
    const last = games.at(-1)
    if (last === undefined) return 0
    const seen = await this.#save(games, await readBackground(db, games))
    for (const { uid, since } of await this.#assessable(seen))
      await this.#skipOnError({ uid }, this.#assess(uid, since ?? 0, seen))
    // Unexamined games are settled after this one, except in transactions still in progress: see `MAX_LAG`.
    await writeWatermark(db, last.settledAt)
    return games.length
  }

  /** Saves all at once; if the database refuses that, game by game. */
  async #save(games: readonly SettledGame[], background: Background): Promise<PlayerFacts[]> {
    try {
      const seen = games.flatMap((game) => this.#factsOf(game, background))
      return await saveFacts(this.#deps.db, seen)
    } catch (error) {
      if (!isStatementError(error) || games.length === 1) throw error
    }
    const kept: PlayerFacts[] = []
    for (const game of games)
      kept.push(...((await this.#skipOnError({ gameId: game.id }, this.#save([game], background))) ?? []))
    return kept
  }

  /** If the database refuses one game or player, the others are still saved. */
  async #skipOnError<T>(about: Readonly<Record<string, string>>, work: Promise<T>): Promise<T | null> {
    try {
      return await work
    } catch (error) {
      if (!isStatementError(error)) throw error
      this.#deps.log.error({ err: error, ...about }, 'fair-play facts could not be saved')
      return null
    }
  }

  /** A journal that cannot be read yields nothing. */
  #factsOf(game: SettledGame, background: Background): PlayerFacts[] {
    try {
      return extractFacts(game, background)
    } catch (error) {
      this.#deps.log.error({ err: error, gameId: game.id }, 'a settled game could not be examined')
      return extractFacts({ ...game, events: null }, background)
    }
  }

  /** The players with an account. A guest has no name to be banned by; the signals count as soon as there is an account. */
  #assessable(seen: readonly PlayerFacts[]) {
    const uids = [...new Set(seen.map(({ uid }) => uid))]
    return this.#deps.db
      .selectFrom('users')
      .leftJoin('fair_play_cases', 'fair_play_cases.uid', 'users.uid')
      .select(['users.uid', 'fair_play_cases.since'])
      .where(sql<boolean>`users.uid = any(${uids}::text[])`)
      .where('users.is_anonymous', '=', false)
      .where('deleted_at', 'is', null)
      .execute()
  }

  async #assess(uid: string, since: number, seen: readonly PlayerFacts[]): Promise<void> {
    const { db, clock, log } = this.#deps
    if (!seen.some((one) => one.uid === uid && one.facts.at > since)) return
    const signals = detectSignals(await readFacts(db, uid, since), await readNorms(db))
    if (signals.length === 0) return
    const entered = await addEvidence(db, { uid, signals, since }, clock.now())
    if (entered === 'opened') this.#deps.opened(uid, [...new Set(signals.map(({ kind }) => kind))])
    if (entered !== 'nothing new')
      log.info({ uid, kinds: signals.map(({ kind }) => kind) }, `a case is ${entered}`)
  }
}
