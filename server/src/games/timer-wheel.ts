import type { Millis } from '@trivium/rules/game/decider'
import type { Clock } from '../clock.ts'

/** Deadlines fire at most this late, in ms. */
const SLOT: Millis = 25

/** One timer for the deadlines of all games: each key has at most one, in slots of 25 ms. */
export class TimerWheel {
  readonly #clock: Clock
  readonly #due: (key: string) => void
  readonly #slots = new Map<number, Set<string>>()
  readonly #slotOf = new Map<string, number>()
  #cancel: (() => void) | null = null
  #at = Number.POSITIVE_INFINITY
  #stopped = false

  constructor(clock: Clock, due: (key: string) => void) {
    this.#clock = clock
    this.#due = due
  }

  /** Sets or moves a key's deadline; null removes it. */
  set(key: string, when: Millis | null): void {
    if (this.#stopped) return
    const slot = when === null ? null : Math.ceil(when / SLOT)
    const before = this.#slotOf.get(key)
    if (before === slot) return
    if (before !== undefined) this.#take(key, before)
    if (slot === null) return
    this.#slotOf.set(key, slot)
    const keys = this.#slots.get(slot)
    if (keys) keys.add(key)
    else this.#slots.set(slot, new Set([key]))
    if (slot < this.#at) this.#arm(slot)
  }

  stop(): void {
    this.#stopped = true
    this.#cancel?.()
    this.#cancel = null
    this.#slots.clear()
    this.#slotOf.clear()
  }

  #take(key: string, slot: number): void {
    this.#slotOf.delete(key)
    const keys = this.#slots.get(slot)
    keys?.delete(key)
    if (keys?.size === 0) this.#slots.delete(slot)
  }

  #arm(slot: number): void {
    this.#cancel?.()
    this.#at = slot
    this.#cancel = this.#clock.after(Math.max(0, slot * SLOT - this.#clock.now()), () => this.#turn())
  }

  #turn(): void {
    this.#cancel = null
    this.#at = Number.POSITIVE_INFINITY
    const now = Math.floor(this.#clock.now() / SLOT)
    let next = Number.POSITIVE_INFINITY
    const ripe: string[] = []
    for (const [slot, keys] of this.#slots) {
      if (slot <= now) ripe.push(...keys)
      else if (slot < next) next = slot
    }
    for (const key of ripe) this.#take(key, this.#slotOf.get(key) as number)
    if (next !== Number.POSITIVE_INFINITY) this.#arm(next)
    for (const key of ripe) this.#due(key)
  }
}
