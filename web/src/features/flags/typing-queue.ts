import type { OutputOf } from '@trivium/wire/registry'
import type { Failure, Reply } from '../../live/reply.ts'
import { isUndecided } from '../../questions/trouble.ts'

/** The field's text. */
export interface Typed {
  readonly item: number
  readonly text: string
  readonly enter: boolean
}

export type Verdict = OutputOf<'typeFlag'>

export interface TypingQueueParts {
  readonly send: (typed: Typed) => Promise<Reply<Verdict>>
  readonly heard: (typed: Typed, verdict: Verdict) => void
  /** `isHeld`: the server was not reached; `resend` sends it again. */
  readonly failed: (typed: Typed, failure: Failure, isHeld: boolean) => void
}

/** `held`: the server was not reached; nothing is sent until `resend`. */
type QueueState = 'idle' | 'sending' | 'held'

/**
 * Sends typed text to the server, one call at a time; the next call sends the text of that moment. Text sent with Enter is
 * never skipped.
 */
export class TypingQueue {
  readonly #parts: TypingQueueParts
  #waiting: Typed[] = []
  #state: QueueState = 'idle'

  constructor(parts: TypingQueueParts) {
    this.#parts = parts
  }

  get isHeld(): boolean {
    return this.#state === 'held'
  }

  push(typed: Typed): void {
    if (this.#waiting.at(-1)?.enter === false) this.#waiting.pop()
    this.#waiting.push(typed)
    if (this.#state === 'idle') void this.#sendWaiting()
  }

  /** The flag has changed: waiting text was for another one. */
  forget(): void {
    this.#waiting = []
    if (this.#state === 'held') this.#state = 'idle'
  }

  /** The server may be reachable again. */
  resend(): void {
    if (this.#state === 'held') void this.#sendWaiting()
  }

  async #sendWaiting(): Promise<void> {
    this.#state = 'sending'
    while (this.#state === 'sending') {
      const typed = this.#waiting.shift()
      if (typed === undefined) this.#state = 'idle'
      else await this.#send(typed)
    }
  }

  async #send(typed: Typed): Promise<void> {
    const { result, error } = await this.#parts.send(typed)
    if (error === undefined) this.#parts.heard(typed, result)
    else this.#onFailed(typed, error)
  }

  #onFailed(typed: Typed, failure: Failure): void {
    const isHeld = isUndecided(failure)
    if (isHeld) this.#state = 'held'
    if (isHeld && (typed.enter || this.#waiting.length === 0)) this.#waiting.unshift(typed)
    this.#parts.failed(typed, failure, isHeld)
  }
}
