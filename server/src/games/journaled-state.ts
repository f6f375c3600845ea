import type { GameAdapter, GameTypes } from './game-adapter.ts'
import { type Journal, UnstorableEvent } from './journal.ts'

export interface JournaledStateDependencies<T extends GameTypes> {
  readonly evolve: GameAdapter<T>['rules']['evolve']
  readonly journal: Pick<Journal, 'append' | 'since'>
  /** Called with what was written here, before it is applied. */
  readonly onJournaled: (seq: number, events: readonly T['event'][]) => void
  /** Called for each event once it is in the state. */
  readonly onApplied: (event: T['event']) => void
}

/** The state of a game as its journal makes it: an event is journaled first, and only then applied. */
export class JournaledState<T extends GameTypes> {
  readonly #id: string
  readonly #deps: JournaledStateDependencies<T>
  #seq: number
  /** A write has failed, and it is not known whether it was saved; `catchUp` finds out. */
  isUncertain = false
  state: T['state']

  constructor(id: string, state: T['state'], seq: number, deps: JournaledStateDependencies<T>) {
    this.#id = id
    this.state = state
    this.#seq = seq
    this.#deps = deps
  }

  /** The length of the journal as applied here. */
  get seq(): number {
    return this.#seq
  }

  /** Journals the events together, so that nobody sees one without the others, and only then applies them. `calls`: where they come from, for the log. */
  async write(events: readonly T['event'][], calls: readonly string[]): Promise<'fenced' | null> {
    if (events.length === 0) return null
    const seq = this.#seq
    try {
      if ((await this.#deps.journal.append(this.#id, seq, events, calls)) === 'fenced') return 'fenced'
    } catch (error) {
      if (!(error instanceof UnstorableEvent)) this.isUncertain = true
      throw error
    }
    this.#deps.onJournaled(seq, events)
    this.apply(seq, events)
    return null
  }

  /** Applies what is in the journal from `seq` on, once. False if what comes before it is missing here. */
  apply(seq: number, events: readonly T['event'][]): boolean {
    if (seq > this.#seq) return false
    for (const [i, event] of events.entries()) if (seq + i === this.#seq) this.#applyEvent(event)
    return true
  }

  /** Reads and applies what the journal has in addition: after a write whose reply was lost, or what others have written. */
  async catchUp(): Promise<void> {
    const seq = this.#seq
    this.apply(seq, await this.#deps.journal.since<T['event']>(this.#id, seq))
    this.isUncertain = false
  }

  #applyEvent(event: T['event']): void {
    this.#seq += 1
    this.state = this.#deps.evolve(this.state, event)
    this.#deps.onApplied(event)
  }
}
