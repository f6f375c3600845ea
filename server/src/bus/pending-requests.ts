import { type BusDependencies, REQUEST_TIMEOUT, type Reply, type Unanswered } from './bus.ts'

interface Pending {
  readonly until: number
  readonly resolve: (reply: Reply) => void
}

/** The requests of this process that have no answer yet, by correlation id. One timer serves them all. */
export class PendingRequests {
  readonly #clock: BusDependencies['clock']
  /** In the order of their deadlines, because all wait equally long. */
  readonly #pending = new Map<string, Pending>()
  #made = 0
  #cancelTimer: (() => void) | null = null

  constructor(clock: BusDependencies['clock']) {
    this.#clock = clock
  }

  add(): { readonly id: string; readonly reply: Promise<Reply> } {
    const id = (this.#made++).toString(36)
    const reply = new Promise<Reply>((resolve) => {
      this.#pending.set(id, { until: this.#clock.now() + REQUEST_TIMEOUT, resolve })
    })
    this.#cancelTimer ??= this.#clock.after(REQUEST_TIMEOUT, () => this.#expire())
    return { id, reply }
  }

  resolve(id: string, reply: Reply): void {
    const pending = this.#pending.get(id)
    if (pending === undefined) return
    this.#pending.delete(id)
    pending.resolve(reply)
  }

  failAll(why: Unanswered): void {
    for (const id of [...this.#pending.keys()]) this.resolve(id, { ok: false, why })
    this.#cancelTimer?.()
    this.#cancelTimer = null
  }

  #expire(): void {
    this.#cancelTimer = null
    const now = this.#clock.now()
    for (const [id, { until }] of this.#pending) {
      if (until > now) {
        this.#cancelTimer = this.#clock.after(until - now, () => this.#expire())
        return
      }
      this.resolve(id, { ok: false, why: 'timed-out' })
    }
  }
}
