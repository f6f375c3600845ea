import { sql } from 'kysely'
import { register } from '../account.ts'
import { type Player, signInGuest } from '../player.ts'
import type { TestServer } from '../test-server.ts'

export const CALLERS = ['nobody', 'guest', 'registered', 'admin'] as const
export type Caller = (typeof CALLERS)[number]

/** Settings that were changed in the database take effect on the server within this time, ms. */
const SETTINGS_REFRESH = 10_000

/** One player of each kind. A player whose kind has changed through a call is replaced. */
export class Callers {
  readonly #stage: TestServer
  readonly #players = new Map<Caller, Player>()
  #names = 0

  constructor(stage: TestServer) {
    this.#stage = stage
  }

  async get(caller: Caller): Promise<Player | null> {
    if (caller === 'nobody') return null
    const player = this.#players.get(caller) ?? (await this.#enter(caller))
    this.#players.set(caller, player)
    if (player.closed !== null) await connected(player)
    return player
  }

  /**
   * Call this after a refusal that is due to the caller: an expired token, an ended session, a missing role
   * or name.
   */
  async doubt(caller: Caller): Promise<void> {
    const player = this.#players.get(caller)
    if (player === undefined) return
    const { uid } = player
    await player.renew().catch(() => {})
    const isSame = player.uid === uid
    if (!isSame) this.#players.delete(caller)
    player.leave()
    if (isSame) await connected(player)
    if (caller === 'admin') await this.#promote(uid)
  }

  async #enter(caller: Caller): Promise<Player> {
    if (caller === 'guest') return this.#stage.guest()
    await this.#openRegistration()
    const player = await register(await signInGuest(this.#stage.url), `player-${this.#names++}`)
    if (caller === 'admin') await this.#promote(player.uid)
    return this.#stage.seat(player)
  }

  /** Reopens registration, which an admin's call may have closed. */
  async #openRegistration(): Promise<void> {
    const { db } = this.#stage
    const closed = await db
      .updateTable('settings')
      .set({ value: sql`value || '{"registration": "open"}'` })
      .where('name', '=', 'site')
      .where(sql`value ->> 'registration'`, '<>', 'open')
      .executeTakeFirst()
    if (closed.numUpdatedRows > 0n) await this.#stage.pass(SETTINGS_REFRESH)
  }

  async #promote(uid: string): Promise<void> {
    const { db } = this.#stage
    await db.updateTable('users').set({ role: 'admin', banned_until: null }).where('uid', '=', uid).execute()
  }
}

/** Resolves when the player is connected, or has been refused at once. */
const connected = (player: Player): Promise<unknown> => Promise.race([player.connect(), player.gone()])
