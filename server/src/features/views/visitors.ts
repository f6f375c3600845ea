import { createHash } from 'node:crypto'
import type { Chance } from '../../chance.ts'

/** Enough that a guess finds nobody. */
const SALT_BYTES = 32
/** Of a hash: two of a million visitors are taken for one once in 37 million days. */
const KEPT_BYTES = 8
/** More in a day are not told apart any more: memory is not without end. */
const MOST = 2_000_000

/**
 * Who has been here today, without knowing who: hashes of address and browser with a salt that nobody ever sees, drawn
 * anew for every UTC day and with every start, and with it all hashes are gone. Nothing of it leaves memory.
 */
export class Visitors {
  readonly #chance: Chance
  #day = ''
  #salt: Uint8Array = new Uint8Array()
  #seen = new Set<string>()

  constructor(chance: Chance) {
    this.#chance = chance
  }

  /** True for who is here for the first time this day. */
  isNew(day: string, address: string, userAgent: string): boolean {
    if (day !== this.#day) this.#begin(day)
    const hash = createHash('sha256').update(this.#salt).update(`${address}\n${userAgent}`).digest()
    const key = hash.toString('latin1', 0, KEPT_BYTES)
    if (this.#seen.has(key) || this.#seen.size >= MOST) return false
    this.#seen.add(key)
    return true
  }

  #begin(day: string): void {
    this.#day = day
    this.#salt = this.#chance(SALT_BYTES)
    this.#seen = new Set()
  }
}
