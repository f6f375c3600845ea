import type { Timers } from './timers.ts'

/** A server that has not answered, and has sent nothing at all for this long, is sent a ping, ms. */
const ASK_AFTER = 3_000
/** It is left when it has not given one for this long, ms. */
const LEAVE_AFTER = 4_000
/** A page that has left a silent server within this time is twice as patient, so that pages do not pile onto a slow one, ms. */
const LEFT_RECENTLY = 60_000

export interface SilenceWatchParts {
  readonly timers: Timers
  /** Whether the server still has to answer something. */
  readonly isOwed: () => boolean
  readonly ask: () => void
  readonly leave: () => void
}

/**
 * Notices that a server is silent although it owes an answer: its process stands still, or the network is gone, and no
 * connection was closed. While the server answers, it sends nothing.
 */
export class SilenceWatch {
  readonly #with: SilenceWatchParts
  #heardAt = 0
  /** Since when the server has left something unanswered. */
  #owedAt = 0
  /** When it was pinged; null if it has sent something since, or was not pinged. */
  #askedAt: number | null = null
  #leftAt = Number.NEGATIVE_INFINITY
  #cancel: (() => void) | null = null

  constructor(parts: SilenceWatchParts) {
    this.#with = parts
  }

  /** The server has sent a message. */
  heard(): void {
    this.#heardAt = this.#with.timers.now()
    this.#askedAt = null
  }

  /** Something was sent that the server answers. */
  owed(): void {
    if (this.#cancel !== null) return
    this.#owedAt = this.#with.timers.now()
    this.#wait()
  }

  /** The server should have sent something since `due`: if it has not, it is pinged at once. */
  overdue(due: number): void {
    if (this.#heardAt >= due || this.#askedAt !== null) return
    this.stop()
    this.#ask()
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#askedAt = null
  }

  get #patience(): number {
    return this.#with.timers.now() - this.#leftAt < LEFT_RECENTLY ? 2 : 1
  }

  /** How long until the server is pinged, or the connection dropped, if it sends nothing, ms. */
  get #left(): number {
    const since = this.#askedAt ?? Math.max(this.#heardAt, this.#owedAt)
    const limit = this.#askedAt === null ? ASK_AFTER : LEAVE_AFTER
    return since + limit * this.#patience - this.#with.timers.now()
  }

  #wait(): void {
    this.#cancel = this.#with.timers.after(Math.max(0, this.#left), () => this.#look())
  }

  #look(): void {
    this.#cancel = null
    const { timers, isOwed, leave } = this.#with
    if (!isOwed()) return
    if (this.#left > 0) this.#wait()
    else if (this.#askedAt === null) this.#ask()
    else {
      this.#askedAt = null
      this.#leftAt = timers.now()
      leave()
    }
  }

  #ask(): void {
    this.#askedAt = this.#with.timers.now()
    this.#wait()
    this.#with.ask()
  }
}
