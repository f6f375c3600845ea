import { sql } from 'kysely'
import { register } from '../account.ts'
import { type Player, signInGuest } from '../player.ts'
import type { TestServer } from '../test-server.ts'

export const CALLERS = ['nobody', 'guest', 'registered', 'admin'] as const
export type Caller = (typeof CALLERS)[number]

/** The server reads settings changed elsewhere within this time, ms. */
const SETTINGS_REFRESH = 10_000

/** One player of each kind, replaced when a call has changed its kind. */
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

  /** The call was refused because of its caller: an expired token, an ended session, a missing role or name. */
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

  /** An admin's call may have closed it. */
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

/** Or refused at once. */
const connected = (player: Player): Promise<unknown> => Promise.race([player.connect(), player.gone()])
