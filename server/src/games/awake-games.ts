import type { Driver } from './driver.ts'
import type { GameTypes } from './game-adapter.ts'

/** The games of one mode in memory, and those that are being read from the database. */
export class AwakeGames<T extends GameTypes> {
  readonly #drivers = new Map<string, Driver<T>>()
  readonly #waking = new Map<string, Promise<Driver<T> | null>>()
  readonly #wake: (id: string) => Promise<Driver<T> | null>

  /** `wake` reads a game from the database, and adds it; null if there is none. */
  constructor(wake: (id: string) => Promise<Driver<T> | null>) {
    this.#wake = wake
  }

  get byId(): ReadonlyMap<string, Driver<T>> {
    return this.#drivers
  }

  get all(): readonly Driver<T>[] {
    return [...this.#drivers.values()]
  }

  get size(): number {
    return this.#drivers.size
  }

  get(id: string): Driver<T> | undefined {
    return this.#drivers.get(id)
  }

  /** Whether a game is in memory, or soon will be. */
  has(id: string): boolean {
    return this.#drivers.has(id) || this.#waking.has(id)
  }

  count(counts: (driver: Driver<T>) => boolean): number {
    let counted = 0
    for (const driver of this.#drivers.values()) if (counts(driver)) counted += 1
    return counted
  }

  add(driver: Driver<T>): void {
    this.#drivers.set(driver.id, driver)
  }

  remove(driver: Driver<T>): void {
    if (this.#drivers.get(driver.id) === driver) this.#drivers.delete(driver.id)
  }

  /** The driver of a game, which is loaded if necessary; null if there is no such game. */
  async find(id: string): Promise<Driver<T> | null> {
    const awake = this.#drivers.get(id)
    if (awake) return awake
    const waking = this.#waking.get(id) ?? this.#wake(id).finally(() => this.#waking.delete(id))
    this.#waking.set(id, waking)
    return waking
  }

  /** Announces a game that is about to be opened: lookups wait until the returned function is called. */
  awaitOpening(id: string): () => void {
    let opened = () => {}
    const waiting = new Promise<void>((resolve) => {
      opened = resolve
    })
    const found = waiting.then(() => this.#drivers.get(id) ?? null).finally(() => this.#waking.delete(id))
    this.#waking.set(id, found)
    return opened
  }

  /** Resolves once no game is being read, even if reading has failed. */
  async woken(): Promise<void> {
    await Promise.allSettled(this.#waking.values())
  }
}
