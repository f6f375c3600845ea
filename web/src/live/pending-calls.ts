import { CALL_TIMEOUT } from '@trivium/wire/limits'
import { type Reply, timeoutFailure } from './reply.ts'
import type { Timers } from './timers.ts'

/** A reply, or 'lost' if the connection went down before it came. */
export type CallOutcome = Reply<unknown> | 'lost'

/** Calls over the live connection that wait for their reply, by number. */
export class PendingCalls {
  readonly #timers: Timers
  readonly #waiting = new Map<number, (settled: CallOutcome) => void>()
  #next = 0

  constructor(timers: Timers) {
    this.#timers = timers
  }

  /** Sends a call with its own number; it fails after the specification's 70 s. */
  open(send: (id: number) => void): Promise<CallOutcome> {
    const id = this.#next
    this.#next += 1
    return new Promise((resolve) => {
      const cancel = this.#timers.after(CALL_TIMEOUT, () => this.settle(id, timeoutFailure()))
      this.#waiting.set(id, (settled) => {
        cancel()
        resolve(settled)
      })
      send(id)
    })
  }

  get areWaiting(): boolean {
    return this.#waiting.size > 0
  }

  settle(id: number, settled: CallOutcome): void {
    const resolve = this.#waiting.get(id)
    this.#waiting.delete(id)
    resolve?.(settled)
  }

  /** The connection is closed: no more replies will come. */
  loseAll(): void {
    for (const id of [...this.#waiting.keys()]) this.settle(id, 'lost')
  }
}
