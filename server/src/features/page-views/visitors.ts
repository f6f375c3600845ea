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

/** The salt of one day. Processes that share the work use the oldest one that any of them has drawn. */
export interface DaySalt {
  readonly day: string
  readonly salt: string
  /** When it was drawn, ms. */
  readonly since: number
}

/** A visitor of one day, as hashes: of address and browser, and of the address. */
export interface VisitorHash {
  readonly day: string
  readonly visitor: string
  readonly line: string
}

const NO_DAY: DaySalt = { day: '', salt: '', since: 0 }

const isOlder = (one: DaySalt, other: DaySalt): boolean =>
  one.since < other.since || (one.since === other.since && one.salt < other.salt)

export interface VisitorsDependencies {
  readonly random: Random
  readonly clock: { now(): number }
  /** Called when this process has drawn the salt of a day. */
  readonly onDay?: (salt: DaySalt) => void
  /** Called for each visitor who is new today. */
  readonly onNew?: (visitor: VisitorHash) => void
}

/**
 * Knows today's visitors without identifying them: hashes of address and browser with a secret salt, which is replaced
 * on every UTC day and at every start, together with all hashes. None of it leaves the memory of the server's processes.
 */
export class Visitors {
  readonly #deps: VisitorsDependencies
  readonly #max: number
  #today = NO_DAY
  #seen = new Set<string>()
  /** Visitors by the hash of their address: at most as many entries as visitors. */
  #perAddress = new Map<string, number>()

  constructor(deps: VisitorsDependencies, most = MAX_VISITORS) {
    this.#deps = deps
    this.#max = most
  }

  /** Null before the first view of the first day. */
  get salt(): DaySalt | null {
    return this.#today === NO_DAY ? null : this.#today
  }

  /** True for a visitor's first view of the day. */
  isNew(day: string, address: string, userAgent: string): boolean {
    if (day !== this.#today.day) this.#draw(day)
    const hashes = { day, visitor: this.#hash(`${address}\n${userAgent}`), line: this.#hash(address) }
    if (!this.add(hashes)) return false
    this.#deps.onNew?.(hashes)
    return true
  }

  /** Adds a visitor whom a process has seen; false if there is no room, or if they are known. */
  add({ day, visitor, line }: VisitorHash): boolean {
    if (day !== this.#today.day || this.#seen.has(visitor) || this.#seen.size >= this.#max) return false
    const ofAddress = this.#perAddress.get(line) ?? 0
    if (ofAddress >= MAX_PER_ADDRESS) return false
    this.#seen.add(visitor)
    this.#perAddress.set(line, ofAddress + 1)
    return true
  }

  /** Uses the salt of another process if it is of a later day, or older. */
  adopt(other: DaySalt): void {
    const isLater = other.day > this.#today.day
    if (isLater || (other.day === this.#today.day && isOlder(other, this.#today))) this.#begin(other)
  }

  /** Drops the salt and hashes of days before `day`, even if nobody visits. */
  forgetBefore(day: string): void {
    if (this.#today.day < day) this.#begin(NO_DAY)
  }

  #draw(day: string): void {
    const { random, clock, onDay } = this.#deps
    const salt = Buffer.from(random(SALT_BYTES)).toString('base64')
    this.#begin({ day, salt, since: clock.now() })
    onDay?.(this.#today)
  }

  #begin(today: DaySalt): void {
    this.#today = today
    this.#seen = new Set()
    this.#perAddress = new Map()
  }

  #hash(of: string): string {
    const { salt } = this.#today
    return createHash('sha256').update(salt).update(of).digest().toString('base64url', 0, KEPT_BYTES)
  }
}
