interface Sample {
  readonly roundTrip: number
  readonly offset: number
}

/** Old samples are dropped, so that a browser clock that drifts or is changed is noticed. */
const KEPT = 12

/** An estimate of the server's clock, from the recent measurement with the shortest round trip. */
export class ServerClock {
  readonly #now: () => number
  #samples: Sample[] = []
  #offset = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** The server sent `serverNow` in response to a message sent at `sentAt` (this browser's clock). */
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

  /** The server's time, ms since 1970. */
  now(): number {
    return this.#now() + this.#offset
  }
}
