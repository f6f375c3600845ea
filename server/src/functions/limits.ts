import type { Limit } from '@trivium/wire/define-function'
import type { Clock } from '../clock.ts'
import { RoomMembers } from './room-members.ts'

interface Window {
  until: number
  calls: number
}

/** Counts calls in fixed windows by what is counted and for whom; drops windows that have ended. */
export class Limits {
  /** The players of running rooms, who are counted apart from others at their address. */
  readonly rooms = new RoomMembers()
  readonly #clock: Clock
  /** By what is counted, then by whom: one text of both would have to be joined and hashed for every message. */
  readonly #windows = new Map<string, Map<string, Window>>()
  #sweepAt = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Null if the call may proceed; otherwise after how many ms to retry. `cost`: how much the call counts. */
  take(what: string, whom: string, { calls, per }: Limit, cost = 1): number | null {
    const now = this.#clock.now()
    if (now >= this.#sweepAt) this.#sweep(now)
    const windows = this.#windowsOf(what)
    const window = windows.get(whom)
    if (window === undefined || window.until <= now) {
      windows.set(whom, { until: now + per, calls: cost })
      return null
    }
    window.calls += cost
    return window.calls > calls ? window.until - now : null
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
      for (const [whom, { until }] of windows) if (until <= now) windows.delete(whom)
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
