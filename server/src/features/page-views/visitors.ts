import { createHash } from 'node:crypto'
import type { Random } from '../../random.ts'

/** Long enough that the salt cannot be guessed. */
const SALT_BYTES = 32
/** Bytes kept of a hash: two of 200,000 visitors collide once in 900 million days. */
const KEPT_BYTES = 8
/** Beyond this many a day visitors are no longer distinguished: memory is limited. */
const MAX_VISITORS = 200_000
/** Per address and day: inventing browsers neither fills memory nor inflates the count. */
const MAX_PER_ADDRESS = 50

/**
 * Knows today's visitors without identifying them: hashes of address and browser with a secret salt, which is replaced
 * on every UTC day and at every start, together with all hashes. None of it leaves memory.
 */
export class Visitors {
  readonly #random: Random
  readonly #max: number
  #day = ''
  #salt: Uint8Array = new Uint8Array()
  #seen = new Set<string>()
  /** Visitors by the hash of their address: at most as many entries as visitors. */
  #perAddress = new Map<string, number>()

  constructor(random: Random, most = MAX_VISITORS) {
    this.#random = random
    this.#max = most
  }

  /** True for a visitor's first view of the day. */
  isNew(day: string, address: string, userAgent: string): boolean {
    if (day !== this.#day) this.#begin(day, this.#random(SALT_BYTES))
    const key = this.#hash(`${address}\n${userAgent}`)
    if (this.#seen.has(key) || this.#seen.size >= this.#max) return false
    const line = this.#hash(address)
    const ofAddress = this.#perAddress.get(line) ?? 0
    if (ofAddress >= MAX_PER_ADDRESS) return false
    this.#seen.add(key)
    this.#perAddress.set(line, ofAddress + 1)
    return true
  }

  /** Drops the salt and hashes of days before `day`, even if nobody visits. */
  forgetBefore(day: string): void {
    if (this.#day < day) this.#begin('', new Uint8Array())
  }

  #begin(day: string, salt: Uint8Array): void {
    this.#day = day
    this.#salt = salt
    this.#seen = new Set()
    this.#perAddress = new Map()
  }

  #hash(of: string): string {
    return createHash('sha256').update(this.#salt).update(of).digest().toString('latin1', 0, KEPT_BYTES)
  }
}
