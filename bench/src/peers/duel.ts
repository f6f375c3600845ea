import { GET_READY_MS, JOIN_MS, QUESTION_MS, REVEAL_MS } from '@trivium/rules/modes/battle/state'
import type { Item } from './questions.ts'
import type { Pair, PeerStorage } from './storage.ts'

/** What a duel sends to both players. `ratings` is null if not both have joined. */
export type DuelEvent =
  | {
      readonly type: 'question'
      readonly index: number
      readonly prompt: string
      readonly choices: readonly string[]
      readonly closesAt: number
    }
  | {
      readonly type: 'reveal'
      readonly right: number
      readonly choices: Pair<number | null>
      readonly scores: Pair<number>
    }
  | { readonly type: 'ended'; readonly scores: Pair<number>; readonly ratings: Pair<number> | null }

interface DuelOptions {
  readonly id: string
  readonly uids: Pair<string>
  readonly items: readonly Item[]
  readonly storage: PeerStorage
  sendToBoth(event: DuelEvent): void
  onEnded(): void
}

/** One duel: both join, ten questions, each followed by a reveal; then the result is saved. */
export class Duel {
  readonly #options: DuelOptions
  readonly #joined = new Set<string>()
  readonly #scores: [number, number] = [0, 0]
  #index = -1
  #isOpen = false
  #choices: [number | null, number | null] = [null, null]
  #timer: NodeJS.Timeout

  constructor(options: DuelOptions) {
    this.#options = options
    this.#timer = setTimeout(() => this.#end(null), JOIN_MS)
  }

  get id(): string {
    return this.#options.id
  }

  join(uid: string): void {
    this.#joined.add(uid)
    if (this.#joined.size === 2 && this.#index === -1) this.#after(GET_READY_MS, () => this.#ask())
  }

  /** Whether the answer counts; resolves once it is saved, if answers are kept. */
  async answer(uid: string, index: number, choice: number): Promise<boolean> {
    const seat = this.#options.uids.indexOf(uid)
    if (!this.#isOpen || index !== this.#index || this.#choices[seat] !== null) return false
    this.#choices[seat] = choice
    await this.#options.storage.saveAnswer(this.id, index, seat, choice)
    if (this.#isOpen && index === this.#index && this.#choices.every((one) => one !== null))
      this.#after(0, () => this.#reveal())
    return true
  }

  #after(ms: number, action: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(action, ms)
  }

  #ask(): void {
    this.#index += 1
    this.#isOpen = true
    this.#choices = [null, null]
    const { prompt, choices } = this.#options.items[this.#index] as Item
    const closesAt = Date.now() + QUESTION_MS
    this.#options.sendToBoth({ type: 'question', index: this.#index, prompt, choices, closesAt })
    this.#after(QUESTION_MS, () => this.#reveal())
  }

  #reveal(): void {
    const { items, sendToBoth } = this.#options
    const { right } = items[this.#index] as Item
    this.#isOpen = false
    for (const seat of [0, 1] as const) if (this.#choices[seat] === right) this.#scores[seat] += 1
    sendToBoth({ type: 'reveal', right, choices: this.#choices, scores: this.#scores })
    const isLast = this.#index === items.length - 1
    this.#after(REVEAL_MS, () => (isLast ? void this.#save() : this.#ask()))
  }

  async #save(): Promise<void> {
    const { id, uids, storage } = this.#options
    this.#end(await storage.saveResult(id, uids, this.#scores))
  }

  #end(ratings: Pair<number> | null): void {
    this.#options.sendToBoth({ type: 'ended', scores: this.#scores, ratings })
    this.#options.onEnded()
  }
}
