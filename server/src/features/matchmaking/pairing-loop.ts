import type { Clock } from '../../clock.ts'

/** How often the queue is read while somebody waits, ms; the first time comes sooner. */
export const INTERVAL = 1_000
export const FIRST_DELAY = 150

/** `again`: somebody joined while the queue was being read, and may have been missed. */
type LoopState =
  | { readonly name: 'idle' }
  | { readonly name: 'scheduled'; readonly cancel: () => void }
  | { readonly name: 'pairing'; readonly done: Promise<void>; readonly again: boolean }
  | { readonly name: 'stopped' }

/** Decides when the queue is read: soon after somebody joins, and then at intervals while somebody waits. */
export class PairingLoop {
  readonly #clock: Clock
  readonly #pair: () => Promise<'nobody-waits' | 'somebody-waits'>
  #state: LoopState = { name: 'idle' }

  /** `pair` reads the queue and seats the pairs; it must not reject. */
  constructor(clock: Clock, pair: () => Promise<'nobody-waits' | 'somebody-waits'>) {
    this.#clock = clock
    this.#pair = pair
  }

  /** Called when somebody may be waiting. */
  wake(): void {
    if (this.#state.name === 'idle') this.#schedule(FIRST_DELAY)
    else if (this.#state.name === 'pairing') this.#state = { ...this.#state, again: true }
  }

  /** Resolves when no pair is being seated any more. */
  async stop(): Promise<void> {
    const before = this.#state
    this.#state = { name: 'stopped' }
    if (before.name === 'scheduled') before.cancel()
    if (before.name === 'pairing') await before.done
  }

  #schedule(after: number): void {
    const cancel = this.#clock.after(after, () => void this.#run())
    this.#state = { name: 'scheduled', cancel }
  }

  async #run(): Promise<void> {
    const { promise: done, resolve } = Promise.withResolvers<void>()
    this.#state = { name: 'pairing', done, again: false }
    this.#onPaired(await this.#pair())
    resolve()
  }

  #onPaired(result: 'nobody-waits' | 'somebody-waits'): void {
    if (this.#state.name !== 'pairing') return
    if (this.#state.again) this.#schedule(FIRST_DELAY)
    else if (result === 'somebody-waits') this.#schedule(INTERVAL)
    else this.#state = { name: 'idle' }
  }
}
