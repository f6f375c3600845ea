import type { Millis } from '@trivium/rules/game/decider'
import { DAY } from '@trivium/rules/time'
import type { Limit } from '@trivium/wire/define-function'
import type { Clock } from '../clock.ts'
import { RoomMembers } from './room-members.ts'

interface Window {
  until: Millis
  /** By all processes, as far as this one knows. */
  calls: number
  /** Counted here: what was sent to the other processes, and the rest. */
  sent: number
  unsent: number
}

/** Calls that one process has counted: of what, by whom, how many, and for how long they count, ms. */
export type Count = readonly [what: string, whom: string, calls: number, left: Millis]

/**
 * Other processes are told of a caller each time another part of this size, of the whole limit, is used. Ordinary play
 * stays below one, so it costs no messages.
 */
const PARTS = 16

const isOver = (window: Window, now: Millis): boolean => window.until <= now

/** Counts calls in fixed windows by what is counted and for whom; drops windows that have ended. */
export class Limits {
  /** The players of running rooms, who are counted apart from others at their address. */
  readonly rooms = new RoomMembers()
  readonly #clock: Clock
  /** By what is counted, then by whom: one text of both would have to be joined and hashed for every message. */
  readonly #windows = new Map<string, Map<string, Window>>()
  #sweepAt = 0
  #onCount: ((what: string, whom: string) => void) | null = null
  #knowsOthers = () => true

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Null if the call may proceed; otherwise after how many ms to retry. `cost`: how much the call counts. */
  take(what: string, whom: string, { calls, per }: Limit, cost = 1): number | null {
    const now = this.#clock.now()
    if (now >= this.#sweepAt) this.#sweep(now)
    const windows = this.#windowsOf(what)
    let window = windows.get(whom)
    const isFirst = window === undefined || isOver(window, now)
    if (window === undefined || isFirst) {
      window = { until: now + per, calls: 0, sent: 0, unsent: 0 }
      windows.set(whom, window)
    }
    window.calls += cost
    window.unsent += cost
    // Whoever is refused here already is known to the others.
    const isKnown = window.calls - cost > calls
    if (this.#onCount !== null && !isKnown && window.unsent * PARTS >= calls) this.#onCount(what, whom)
    return isFirst || window.calls <= calls ? null : window.until - now
  }

  /** Refuses everything of this kind for `ms` from now. */
  block(what: string, whom: string, ms: Millis): void {
    this.#windowsOf(what).delete(whom)
    this.take(what, whom, { calls: 0, per: ms })
  }

  /** For how long something is still counted, ms; null if it is not. */
  left(what: string, whom: string): Millis | null {
    const now = this.#clock.now()
    const window = this.#windows.get(what)?.get(whom)
    return window === undefined || isOver(window, now) ? null : window.until - now
  }

  /**
   * Calls `onCount` when the count of a caller should be sent to the other processes, with `takeUnsent`.
   * `knowsOthers`: whether their counts arrive here.
   */
  share(onCount: (what: string, whom: string) => void, knowsOthers: () => boolean): void {
    this.#onCount = onCount
    this.#knowsOthers = knowsOthers
  }

  /** Whether the counts of all processes are known; if not, callers may have used up their limits on others. */
  get isComplete(): boolean {
    return this.#knowsOthers()
  }

  /** What was counted here and not sent yet; null if there is nothing. */
  takeUnsent(what: string, whom: string): Count | null {
    const window = this.#windows.get(what)?.get(whom)
    const left = (window?.until ?? 0) - this.#clock.now()
    if (window === undefined || left <= 0 || window.unsent === 0) return null
    const count: Count = [what, whom, window.unsent, left]
    window.sent += window.unsent
    window.unsent = 0
    return count
  }

  /** Everything that was sent to the other processes, for one that has missed it. */
  get sent(): Count[] {
    const now = this.#clock.now()
    return [...this.#windows].flatMap(([what, windows]) =>
      [...windows].flatMap(([whom, window]): Count[] =>
        window.sent > 0 && !isOver(window, now) ? [[what, whom, window.sent, window.until - now]] : [],
      ),
    )
  }

  /** Adds what another process has counted. */
  add([what, whom, calls, left]: Count): void {
    const now = this.#clock.now()
    const until = now + Math.min(left, DAY)
    const windows = this.#windowsOf(what)
    const window = windows.get(whom)
    if (window === undefined || isOver(window, now)) windows.set(whom, { until, calls, sent: 0, unsent: 0 })
    else {
      window.until = Math.max(window.until, until)
      window.calls += calls
    }
  }

  /** Forgets what other processes have counted, which they are about to send again. */
  forgetOthers(): void {
    for (const windows of this.#windows.values())
      for (const window of windows.values()) window.calls = window.sent + window.unsent
  }

  #windowsOf(what: string): Map<string, Window> {
    const known = this.#windows.get(what)
    if (known !== undefined) return known
    const windows = new Map<string, Window>()
    this.#windows.set(what, windows)
    return windows
  }

  #sweep(now: number): void {
    this.#sweepAt = now + 60_000
    for (const [what, windows] of this.#windows) {
      for (const [whom, window] of windows) if (isOver(window, now)) windows.delete(whom)
      if (windows.size === 0) this.#windows.delete(what)
    }
  }
}

/**
 * The limit of one address over both transports. A class of 40 typing names of flags makes 120 calls a second at
 * most, two hundred phones in matches 30.
 */
export const CALLS_OF_ONE_ADDRESS = { calls: 1_500, per: 10_000 } as const

/** Who a call is counted for; `uid` is null if nobody is signed in, or it is not yet known who calls. */
export interface CountedCaller {
  readonly uid: string | null
  readonly address: string
}

/** Null if the address, or the caller's room there, has calls left; otherwise after how many ms to retry. */
export const takeCall = (limits: Limits, { uid, address }: CountedCaller): number | null => {
  const room = limits.rooms.of(uid)
  return room === null
    ? limits.take('calls from', address, CALLS_OF_ONE_ADDRESS)
    : limits.take(room.calls.what, address, room.calls.limit)
}
