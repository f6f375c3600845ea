import { once } from 'node:events'
import type { Refused } from '@trivium/wire/refusals'
import type { WebSocket } from 'ws'
import type { Clock } from '../clock.ts'
import type { Connection } from './connection.ts'

/** A page that learns of the restart has this long to close its socket, in ms. */
const LAST_WORD_MS = 1_000

/** The open connections of this process. */
export class LiveConnections {
  readonly #clock: Clock
  readonly #open = new Map<WebSocket, Connection>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get size(): number {
    return this.#open.size
  }

  /** How many players have an open page. */
  get players(): number {
    return new Set([...this.#open.values()].flatMap(({ uid }) => uid ?? [])).size
  }

  add(socket: WebSocket, connection: Connection): void {
    this.#open.set(socket, connection)
  }

  remove(socket: WebSocket): void {
    this.#open.delete(socket)
  }

  /** The addresses from which a player is connected now. */
  addressesOf(uid: string): string[] {
    const own = [...this.#open.values()].filter((one) => one.uid === uid)
    return [...new Set(own.map(({ address }) => address))]
  }

  /** Notifies every page whether data can be saved. */
  tellSaving(saving: boolean): void {
    for (const connection of this.#open.values()) connection.tellSaving(saving)
  }

  /** Ends every connection of a player who is banned, with the reason. */
  closeAllOf(uid: string, why: Refused): void {
    for (const connection of this.#open.values()) if (connection.uid === uid) connection.closeBanned(why)
  }

  /** Ends every connection of a session that has ended. */
  closeSession(sid: string): void {
    for (const connection of this.#open.values()) if (connection.sid === sid) connection.close('sessionEnded')
  }

  /**
   * Closes every connection with a code that asks pages to reconnect in a moment; unresponsive ones are terminated. The
   * connections are closed one after the other within `over` ms, so that their pages don't all reconnect at once.
   */
  async closeAll(over = 0): Promise<void> {
    if (over > 0) await this.#closeWithin(over)
    for (const connection of this.#open.values()) connection.close('restarting')
    const closed = [...this.#open.keys()].map((socket) => once(socket, 'close'))
    const cancel = this.#clock.after(LAST_WORD_MS, () => {
      for (const socket of this.#open.keys()) socket.terminate()
    })
    await Promise.all(closed)
    cancel()
  }

  async #closeWithin(ms: number): Promise<void> {
    const connections = [...this.#open.values()]
    const { promise: over, resolve } = Promise.withResolvers<void>()
    for (const [i, connection] of connections.entries())
      this.#clock.after((i * ms) / connections.length, () => connection.close('restarting'))
    this.#clock.after(connections.length === 0 ? 0 : ms, resolve)
    await over
  }
}
