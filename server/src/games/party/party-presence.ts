import type { Millis } from '@trivium/rules/game/decider'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'

/**
 * Time to come back, ms: a player who reloads the page, whose phone changes networks, or who finds a server that has just been started again,
 * was never away, and a question does not close without them.
 */
const BLINK: Millis = 4_000
/** A player who has just joined opens a page within this time, ms. */
const ARRIVAL: Millis = 10_000
/** Retry delay for a change that could not be journaled, ms. */
const AGAIN: Millis = 1_000

export interface PartyPresenceDependencies {
  readonly clock: Clock
  readonly log: Logger
  /** Tells the room; resolves when it is journaled, or not needed. */
  readonly tell: (id: string, uid: string, isHere: boolean) => Promise<unknown>
}

interface Watcher {
  pages: number
  /** The presence last reported to the room; null: none yet. */
  told: boolean | null
  cancel: () => void
}

/** Tells rooms who is there: a player is, while a page of theirs follows any document of the room. */
export class PartyPresence {
  readonly #deps: PartyPresenceDependencies
  readonly #rooms = new Map<string, Map<string, Watcher>>()
  #stopped = false

  constructor(deps: PartyPresenceDependencies) {
    this.#deps = deps
  }

  /** A page of a player was opened; the returned function says that it is gone. */
  arrive(id: string, uid: string): () => void {
    const watcher = this.#watcher(id, uid)
    watcher.pages += 1
    watcher.cancel()
    if (watcher.pages === 1 && watcher.told !== true) this.#tell(id, uid, true)
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      watcher.pages -= 1
      if (watcher.pages === 0) this.#leaveAfter(BLINK, id, uid)
    }
  }

  /** A player has just joined, and a page of theirs should follow. */
  expect(id: string, uid: string): void {
    const watcher = this.#watcher(id, uid)
    watcher.told = true
    if (watcher.pages === 0) this.#leaveAfter(ARRIVAL, id, uid)
  }

  /** After a restart, or when another process drives the room, nobody counts as here: reports who is. */
  reportAgain(id: string): void {
    for (const [uid, { pages }] of this.#rooms.get(id) ?? []) if (pages > 0) this.#tell(id, uid, true)
  }

  /** The party is over. */
  forget(id: string): void {
    for (const { cancel } of this.#rooms.get(id)?.values() ?? []) cancel()
    this.#rooms.delete(id)
  }

  stop(): void {
    this.#stopped = true
    for (const id of [...this.#rooms.keys()]) this.forget(id)
  }

  #watcher(id: string, uid: string): Watcher {
    const room = this.#rooms.get(id) ?? new Map<string, Watcher>()
    this.#rooms.set(id, room)
    const watcher = room.get(uid) ?? { pages: 0, told: null, cancel: () => {} }
    room.set(uid, watcher)
    return watcher
  }

  #leaveAfter(ms: Millis, id: string, uid: string): void {
    if (this.#stopped) return
    const watcher = this.#watcher(id, uid)
    watcher.cancel()
    watcher.cancel = this.#deps.clock.after(ms, () => {
      if (watcher.pages === 0) this.#tell(id, uid, false)
    })
  }

  #tell(id: string, uid: string, isHere: boolean): void {
    if (this.#stopped) return
    const watcher = this.#watcher(id, uid)
    watcher.told = isHere
    this.#deps.tell(id, uid, isHere).catch((error: unknown) => {
      this.#deps.log.error({ err: error, gameId: id }, 'presence in a party could not be journaled')
      watcher.cancel = this.#deps.clock.after(AGAIN, () => this.#tell(id, uid, watcher.pages > 0))
    })
  }
}
