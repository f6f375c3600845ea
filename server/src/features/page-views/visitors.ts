import { createHash } from 'node:crypto'
import type { Random } from '../../random.ts'

/** Enough that a guess finds nobody. */
const SALT_BYTES = 32
/** Of a hash: two of 200,000 visitors are taken for one once in 900 million days. */
const KEPT_BYTES = 8
/** More in a day are not told apart any more: memory is not without end. */
const MAX_VISITORS = 200_000
/** Of an address in a day: whoever invents browsers neither fills memory nor makes a crowd. */
const MAX_PER_ADDRESS = 50

/**
 * Who has been here today, without knowing who: hashes of address and browser with a salt that nobody ever sees, drawn
 * anew for every UTC day and with every start, and with it all hashes are gone. Nothing of it leaves memory.
 */
export class Visitors {
  readonly #chance: Random
  readonly #most: number
  #day = ''
  #salt: Uint8Array = new Uint8Array()
  #seen = new Set<string>()
  /** Visitors by the hash of their address: at most as many entries as visitors. */
  #ofAddress = new Map<string, number>()

  constructor(random: Random, most = MAX_VISITORS) {
    this.#chance = random
    this.#most = most
  }

  /** True for who is here for the first time this day. */
  isNew(day: string, address: string, userAgent: string): boolean {
    if (day !== this.#day) this.#begin(day, this.#chance(SALT_BYTES))
    const key = this.#hash(`${address}\n${userAgent}`)
    if (this.#seen.has(key) || this.#seen.size >= this.#most) return false
    const line = this.#hash(address)
    const ofAddress = this.#ofAddress.get(line) ?? 0
    if (ofAddress >= MAX_PER_ADDRESS) return false
    this.#seen.add(key)
    this.#ofAddress.set(line, ofAddress + 1)
    return true
  }

  /** Salt and hashes of a day before `day` are gone, though nobody comes. */
  forgetBefore(day: string): void {
    if (this.#day < day) this.#begin('', new Uint8Array())
  }

  #begin(day: string, salt: Uint8Array): void {
    this.#day = day
    this.#salt = salt
    this.#seen = new Set()
    this.#ofAddress = new Map()
  }

  #hash(of: string): string {
    return createHash('sha256').update(this.#salt).update(of).digest().toString('latin1', 0, KEPT_BYTES)
  }
}
