import { type BusDependencies, PROBE_EVERY, REQUEST_TIMEOUT, type Reply, type Unanswered } from './bus.ts'

interface Pending {
  readonly subject: string
  readonly since: number
  readonly resolve: (reply: Reply) => void
}

/**
 * The requests of this process that have no answer yet, by correlation id. One timer serves them all. A process that was
 * killed with a request never answers it, so after a moment the bus looks whether anybody still responds.
 */
export class PendingRequests {
  readonly #clock: BusDependencies['clock']
  readonly #hasResponders: (subject: string) => Promise<boolean>
  /** In the order of their deadlines, because all wait equally long. */
  readonly #pending = new Map<string, Pending>()
  #made = 0
  #cancelTimer: (() => void) | null = null

  constructor(clock: BusDependencies['clock'], hasResponders: (subject: string) => Promise<boolean>) {
    this.#clock = clock
    this.#hasResponders = hasResponders
  }

  add(subject: string): { readonly id: string; readonly reply: Promise<Reply> } {
    const id = (this.#made++).toString(36)
    const reply = new Promise<Reply>((resolve) => {
      this.#pending.set(id, { subject, since: this.#clock.now(), resolve })
    })
    this.#cancelTimer ??= this.#clock.after(PROBE_EVERY, () => this.#look())
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

  #look(): void {
    this.#cancelTimer = null
    const now = this.#clock.now()
    const late = new Map<string, string[]>()
    for (const [id, { since, subject }] of this.#pending) {
      if (now - since >= REQUEST_TIMEOUT) this.resolve(id, { ok: false, why: 'timed-out' })
      else if (now - since >= PROBE_EVERY) late.set(subject, [...(late.get(subject) ?? []), id])
      else break
    }
    for (const [subject, ids] of late) void this.#probe(subject, ids)
    // A probe is a request, so it may have set the timer.
    if (this.#pending.size > 0) this.#cancelTimer ??= this.#clock.after(PROBE_EVERY, () => this.#look())
  }

  async #probe(subject: string, ids: readonly string[]): Promise<void> {
    if (await this.#hasResponders(subject)) return
    for (const id of ids) this.resolve(id, { ok: false, why: 'no-responders' })
  }
}
