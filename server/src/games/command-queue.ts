import { currentCorrelationId, withCorrelationId } from '../correlation-id.ts'
import type { GameAdapter, GameTypes } from './game-adapter.ts'
import { UnstorableEvent } from './journal.ts'
import type { JournaledState } from './journaled-state.ts'
import { markEvents } from './other-processes.ts'

/**
 * Null: applied. `fenced`: this driver is removed. `unreachable`: the process that drives the game does not answer now,
 * and may or may not have applied the command.
 */
export type CommandOutcome<T extends GameTypes> =
  | T['refusal']
  | 'fenced'
  | 'unreachable'
  | 'not-storable'
  | 'too-many-calls'
  | null

interface Waiting<T extends GameTypes> {
  readonly command: T['command']
  /** The id of a command from another process. */
  readonly by: string | undefined
  /** The call that it belongs to, for the log. */
  readonly call: string | null
  readonly done: (outcome: CommandOutcome<T>) => void
  readonly failed: (error: unknown) => void
}

export interface CommandQueueDependencies<T extends GameTypes> {
  readonly rules: GameAdapter<T>['rules']
  readonly game: JournaledState<T>
  readonly now: () => number
  /** Whether this process drives the game. */
  readonly isOwn: () => boolean
  /** Whether a command of another process is in the journal. */
  readonly hasApplied: (by: string) => boolean
  /** Handles a command again, on whichever process drives the game now. */
  readonly submit: (command: T['command'], by: string | undefined) => Promise<CommandOutcome<T>>
  /** As `DriverDependencies.onFenced`. */
  readonly onFenced: () => Promise<'again' | 'follows' | 'removed'>
}

const callsOf = (batch: readonly { readonly call: string | null }[]): readonly string[] =>
  batch.flatMap(({ call }) => call ?? [])

const NOTHING = { ok: true, events: [] } as const

/** The commands of one game: each is decided and journaled, one after the other, and only then acknowledged. */
export class CommandQueue<T extends GameTypes> {
  readonly #deps: CommandQueueDependencies<T>
  #waiting: Waiting<T>[] = []
  #finished = Promise.resolve()
  isBusy = false

  constructor(deps: CommandQueueDependencies<T>) {
    this.#deps = deps
  }

  /** How many commands wait. */
  get length(): number {
    return this.#waiting.length
  }

  /** Resolves when no command is being processed. */
  get finished(): Promise<void> {
    return this.#finished
  }

  /** As `Driver.submit`. */
  add(command: T['command'], by: string | undefined): Promise<CommandOutcome<T>> {
    return new Promise((done, failed) => {
      this.#waiting.push({ command, by, call: currentCorrelationId(), done, failed })
      if (!this.isBusy) this.#finished = this.#work()
    })
  }

  /** Ends without waiting if every command is refused. Commands that arrive during a commit are committed together. */
  async #work(): Promise<void> {
    this.isBusy = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      if (!this.#deps.isOwn()) {
        this.#sendOn(batch)
        continue
      }
      try {
        if (this.#deps.game.isUncertain) await this.#deps.game.catchUp()
        const outcomes = await this.#run(batch)
        if (outcomes.includes('fenced')) await this.#retry(batch, outcomes)
        // A refusal may be caused by an event of the same batch, so it is sent once that event is saved.
        else for (const [i, { done }] of batch.entries()) done(outcomes[i] ?? null)
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    this.isBusy = false
  }

  /** Not awaited, because it may lead to another command of this game. */
  #sendOn(batch: readonly Waiting<T>[]): void {
    for (const { command, by, call, done, failed } of batch)
      withCorrelationId(call, () => this.#deps.submit(command, by)).then(done, failed)
  }

  /** Commands that were not saved are decided again, here or by the process that drives the game now. */
  async #retry(batch: readonly Waiting<T>[], outcomes: readonly CommandOutcome<T>[]): Promise<void> {
    const next = await this.#deps.onFenced()
    const isDone = (i: number) => next === 'removed' || (outcomes[i] ?? null) === null
    for (const [i, { done }] of batch.entries()) if (isDone(i)) done(outcomes[i] ?? null)
    const rest = batch.filter((_, i) => !isDone(i))
    if (next === 'again') this.#waiting = [...rest, ...this.#waiting]
    else this.#sendOn(rest)
  }

  #decide(state: T['state'], { command, by }: Waiting<T>) {
    const { rules, hasApplied, now } = this.#deps
    return by !== undefined && hasApplied(by) ? NOTHING : rules.decide(state, command, now())
  }

  /**
   * Decides commands in turn, each after the events of those before it, and journals all of their events at once. Returns
   * the outcome of each.
   */
  async #run(batch: readonly Waiting<T>[]): Promise<CommandOutcome<T>[]> {
    const { rules, game } = this.#deps
    const events: T['event'][] = []
    let { state } = game
    const refusals = batch.map((one, i) => {
      const decision = this.#decide(state, one)
      if (!decision.ok) return decision.refusal
      events.push(...(one.by === undefined ? decision.events : markEvents(decision.events, one.by)))
      // The state after the last command is made when its events are saved.
      if (i < batch.length - 1) for (const event of decision.events) state = rules.evolve(state, event)
      return null
    })
    const saved = events.length === 0 ? null : await this.#save(batch, events)
    return Array.isArray(saved) ? saved : refusals.map((refusal) => refusal ?? saved)
  }

  /** If the database refuses the contents of one of several commands, they are tried one by one. */
  async #save(
    batch: readonly Waiting<T>[],
    events: readonly T['event'][],
  ): Promise<'fenced' | null | CommandOutcome<T>[]> {
    try {
      return await this.#deps.game.write(events, callsOf(batch))
    } catch (error) {
      if (!(error instanceof UnstorableEvent) || batch.length === 1) throw error
    }
    const outcomes: CommandOutcome<T>[] = []
    for (const one of batch) {
      const outcome = await this.#run([one]).catch(one.failed)
      outcomes.push(outcome?.[0] ?? null)
    }
    return outcomes
  }
}
