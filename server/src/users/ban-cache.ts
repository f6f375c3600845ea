import { type Refused, refused } from '@trivium/wire/refusals'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { expireBans } from './expire-bans.ts'

/** When a ban without end ends: the last time that a Date can name. */
export const FOREVER = 8_640_000_000_000_000

/** `why` in the words of who banned; `until` in ms since 1970, null for a ban without end. */
export interface Ban {
  readonly why: string
  readonly until: number | null
}

/** The refusal that tells a banned player the reason and the end. */
export const banRefusal = (ban: Ban | null): Refused => refused('banned', { ...ban })

export interface BanCacheDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Logger
  /** Told of whoever has been banned, here or by another process. */
  readonly banned: (uid: string, ban: Ban) => void
}

/** Bans that others put in the database are known this late, ms. */
const EVERY = 10_000

interface Row {
  readonly uid: string
  readonly until: number
  readonly why: string | null
  /** Has a match, a place in the queue or an open invitation. */
  readonly playing: boolean
}

/** Who is banned, in memory: asked at every call. */
export class BanCache {
  readonly #with: BanCacheDependencies
  #bans = new Map<string, Ban>()
  /** One reading at a time, so that an older one never overwrites a newer one. */
  #turn: Promise<unknown> = Promise.resolve()
  #cancel = () => {}
  #stopped = false

  constructor(dependencies: BanCacheDependencies) {
    this.#with = dependencies
  }

  /** Reads all bans, then again and again. Told at once are those who were banned while no server ran. */
  async start(): Promise<void> {
    await this.#inTurn(() => this.#end())
    const bans = await this.#inTurn(() => this.#readAll())
    for (const { uid, playing } of bans) if (playing) this.#tell(uid)
    this.#wait()
  }

  /** Resolves when nothing is being read any more. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#cancel()
    await this.#turn
  }

  /** The ban that holds now; one that has run out is none. */
  banOf(uid: string): Ban | null {
    const ban = this.#bans.get(uid)
    if (ban === undefined) return null
    return ban.until === null || ban.until > this.#with.clock.now() ? ban : null
  }

  /** Reads one player's ban anew. */
  async look(uid: string): Promise<Ban | null> {
    const isNew = await this.#inTurn(async () => {
      const before = this.banOf(uid)
      const [row] = await this.#read(uid)
      if (row === undefined) this.#bans.delete(uid)
      else this.#bans.set(uid, banOf(row))
      return before === null && row !== undefined
    })
    if (isNew) this.#tell(uid)
    return this.banOf(uid)
  }

  async #refresh(): Promise<void> {
    try {
      await this.#inTurn(() => this.#end())
      const bans = await this.#inTurn(() => this.#readAll())
      for (const { uid, isNew } of bans) if (isNew) this.#tell(uid)
    } catch (error) {
      this.#with.log.error({ err: error }, 'bans could not be read; trying again')
    }
    this.#wait()
  }

  #wait(): void {
    if (!this.#stopped) this.#cancel = this.#with.clock.after(EVERY, () => void this.#refresh())
  }

  /** Its failure keeps nobody from knowing the bans that hold. */
  async #end(): Promise<void> {
    const { db, clock, log } = this.#with
    try {
      for (const uid of await expireBans(db, clock.now())) log.info({ uid }, 'the time of a ban is over')
    } catch (error) {
      log.error({ err: error }, 'bans whose time is over could not be ended; trying again')
    }
  }

  async #readAll(): Promise<(Row & { readonly isNew: boolean })[]> {
    const rows = await this.#read()
    const bans = rows.map((row) => ({ ...row, isNew: this.banOf(row.uid) === null }))
    this.#bans = new Map(rows.map((row) => [row.uid, banOf(row)]))
    return bans
  }

  #inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
    const done = this.#turn.then(read)
    this.#turn = done.catch(() => {})
    return done
  }

  #tell(uid: string): void {
    const ban = this.banOf(uid)
    if (ban !== null) this.#with.banned(uid, ban)
  }

  #read(only?: string): Promise<Row[]> {
    const { db, clock } = this.#with
    const all = db
      .selectFrom('users')
      .select([
        'uid',
        'ban_reason as why',
        sql<number>`banned_until`.as('until'),
        sql<boolean>`exists (select from active_seats where active_seats.uid = users.uid)
          or exists (select from queue where queue.uid = users.uid)
          or exists (select from friend_matches where host_uid = users.uid and taken_by is null)`.as(
          'playing',
        ),
      ])
      .where('banned_until', '>', clock.now())
    return (only === undefined ? all : all.where('uid', '=', only)).execute()
  }
}

const banOf = ({ until, why }: Row): Ban => ({ why: why ?? '', until: until >= FOREVER ? null : until })
