import type { OutputOf } from '@trivium/wire/registry'
import type { Failure, Reply } from '../../live/reply.ts'
import { isRetryable } from '../../questions/use-optimistic-action.ts'

/** The field's text. */
export interface Typed {
  readonly item: number
  readonly text: string
  readonly enter: boolean
}

export type Verdict = OutputOf<'typeFlag'>

interface TypingLineParts {
  readonly send: (typed: Typed) => Promise<Reply<Verdict>>
  readonly heard: (typed: Typed, verdict: Verdict) => void
  /** `isHeld`: the server was not reached; `again` sends it again. */
  readonly failed: (typed: Typed, failure: Failure, isHeld: boolean) => void
}

/**
 * Sends typed text to the server, one call at a time; the next call sends the text of that moment. Text sent with Enter is
 * never skipped.
 */
export class TypingQueue {
  readonly #parts: TypingLineParts
  #waiting: Typed[] = []
  #isBusy = false
  #isHeld = false

  constructor(parts: TypingLineParts) {
    this.#parts = parts
  }

  get isHeld(): boolean {
    return this.#isHeld
  }

  push(typed: Typed): void {
    if (this.#waiting.at(-1)?.enter === false) this.#waiting.pop()
    this.#waiting.push(typed)
    void this.#work()
  }

  /** The flag has changed: waiting text was for another one. */
  forget(): void {
    this.#waiting = []
    this.#isHeld = false
  }

  /** The server may be reachable again. */
  again(): void {
    this.#isHeld = false
    void this.#work()
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    for (let typed = this.#next(); typed !== undefined; typed = this.#next()) {
      const { result, error } = await this.#parts.send(typed)
      if (error === undefined) this.#parts.heard(typed, result)
      else this.#missed(typed, error)
    }
    this.#isBusy = false
  }

  #next(): Typed | undefined {
    return this.#isHeld ? undefined : this.#waiting.shift()
  }

  #missed(typed: Typed, failure: Failure): void {
    this.#isHeld = isRetryable(failure)
    if (this.#isHeld && (typed.enter || this.#waiting.length === 0)) this.#waiting.unshift(typed)
    this.#parts.failed(typed, failure, this.#isHeld)
  }
}
