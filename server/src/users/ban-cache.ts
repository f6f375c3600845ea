import { type Refused, refused } from '@trivium/wire/refusals'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { expireBans } from './expire-bans.ts'

/** The end of a permanent ban: the last time that a Date can represent. */
export const FOREVER = 8_640_000_000_000_000

/** `why` as whoever banned the player wrote it; `until` in ms since 1970, null for a permanent ban. */
export interface Ban {
  readonly why: string
  readonly until: number | null
}

/** The refusal with the reason and the end, for a banned player. */
export const banRefusal = (ban: Ban | null): Refused => refused('banned', { ...ban })

export interface BanCacheDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Logger
  /** Called for every newly banned player, whichever process banned them. */
  readonly onBanned: (uid: string, ban: Ban) => void
  /** Called when this process has changed a player's ban. */
  readonly announce: (uid: string) => void
}

/** How often bans by other processes are read, ms. */
const REFRESH_INTERVAL = 10_000

interface Row {
  readonly uid: string
  readonly until: number
  readonly why: string | null
  /** Has a match, a place in the queue or an open invitation. */
  readonly playing: boolean
}

/** All current bans in memory, because every call checks them. */
export class BanCache {
  readonly #with: BanCacheDependencies
  #bans = new Map<string, Ban>()
  /** One read at a time, so that an older one never overwrites a newer one. */
  #turn: Promise<unknown> = Promise.resolve()
  #cancel = () => {}
  #stopped = false

  constructor(dependencies: BanCacheDependencies) {
    this.#with = dependencies
  }

  /** Reads all bans now and then periodically. Reports players who were banned while no server ran. */
  async start(): Promise<void> {
    await this.#inTurn(() => this.#end())
    const bans = await this.#inTurn(() => this.#readAll())
    for (const { uid, playing } of bans) if (playing) this.#report(uid)
    this.#wait()
  }

  /** Resolves once no read is running. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#cancel()
    await this.#turn
  }

  /** The ban in force now; null if there is none or it has expired. */
  banOf(uid: string): Ban | null {
    const ban = this.#bans.get(uid)
    if (ban === undefined) return null
    return ban.until === null || ban.until > this.#with.clock.now() ? ban : null
  }

  /** Reads one player's ban again, which this process has changed. */
  async reload(uid: string): Promise<Ban | null> {
    const ban = await this.reloadHere(uid)
    this.#with.announce(uid)
    return ban
  }

  /** Reads one player's ban again, which another process has changed. */
  async reloadHere(uid: string): Promise<Ban | null> {
    const isNew = await this.#inTurn(async () => {
      const before = this.banOf(uid)
      const [row] = await this.#read(uid)
      if (row === undefined) this.#bans.delete(uid)
      else this.#bans.set(uid, banOf(row))
      return before === null && row !== undefined
    })
    if (isNew) this.#report(uid)
    return this.banOf(uid)
  }

  async #refresh(): Promise<void> {
    try {
      await this.#inTurn(() => this.#end())
      const bans = await this.#inTurn(() => this.#readAll())
      for (const { uid, isNew } of bans) if (isNew) this.#report(uid)
    } catch (error) {
      this.#with.log.error({ err: error }, 'could not read the bans; trying again')
    }
    this.#wait()
  }

  #wait(): void {
    if (!this.#stopped) this.#cancel = this.#with.clock.after(REFRESH_INTERVAL, () => void this.#refresh())
  }

  /** If this fails, the current bans are read all the same. */
  async #end(): Promise<void> {
    const { db, clock, log } = this.#with
    try {
      for (const uid of await expireBans(db, clock.now())) log.info({ uid }, 'a ban has expired')
    } catch (error) {
      log.error({ err: error }, 'could not end the expired bans; trying again')
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

  #report(uid: string): void {
    const ban = this.banOf(uid)
    if (ban !== null) this.#with.onBanned(uid, ban)
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
