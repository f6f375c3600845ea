interface Sample {
  readonly roundTrip: number
  readonly offset: number
}

/** Old samples go, so that a browser's clock that drifts or is set anew is followed. */
const KEPT = 12

/** The server's clock as seen from here: of the last measurements the one with the smallest round trip is believed. */
export class ServerClock {
  readonly #now: () => number
  #samples: Sample[] = []
  #offset = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** The server said `serverNow` in answer to what was sent at `sentAt` (this browser's clock). */
  measured(sentAt: number, serverNow: number): void {
    const receivedAt = this.#now()
    const roundTrip = receivedAt - sentAt
    if (roundTrip < 0) return
    this.#samples.push({ roundTrip, offset: serverNow + roundTrip / 2 - receivedAt })
    if (this.#samples.length > KEPT) this.#samples.shift()
    this.#offset = this.#samples.reduce((best, next) =>
      next.roundTrip < best.roundTrip ? next : best,
    ).offset
  }

  /** Ms since 1970 on the server. */
  now(): number {
    return this.#now() + this.#offset
  }
}
