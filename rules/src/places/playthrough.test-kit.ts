import type { Decider, Decision, Millis } from '../game/decider.ts'
import type { Player } from '../game/player.ts'

/** For tests: the player. */
export const ANNA: Player = {
  uid: 'anna',
  username: 'anna',
  profilePic: 'profile1',
  elo: 1_000,
  provisional: true,
  bot: null,
}

/** A command to a game, and its result. */
interface Moment<State, Command, Event, Refusal extends string> {
  readonly now: Millis
  readonly command: Command
  readonly before: State
  readonly decision: Decision<Event, Refusal>
  readonly after: State
}

/** For tests: plays one game with one seat without a server. Tests advance the time, ticks come at their deadlines. */
export class Playthrough<State, Command, Event extends { at: Millis }, View, Refusal extends string> {
  readonly mode: Decider<State, Command | { type: 'tick' }, Event, View, Refusal>
  now: Millis
  state: State
  readonly journal: Event[]
  readonly moments: Moment<State, Command | { type: 'tick' }, Event, Refusal>[] = []

  constructor(mode: Decider<State, Command | { type: 'tick' }, Event, View, Refusal>, opening: Event) {
    this.mode = mode
    this.now = opening.at
    this.state = mode.evolve(null, opening)
    this.journal = [opening]
  }

  /**
   * Sends a command now, and applies the first `kept` events if accepted. `kept` simulates a server that is
   * killed after that many events.
   */
  ask(command: Command | { type: 'tick' }, kept = Number.POSITIVE_INFINITY): Decision<Event, Refusal> {
    const before = this.state
    const decision = this.mode.decide(before, command, this.now)
    if (decision.ok)
      for (const event of decision.events.slice(0, kept)) {
        this.journal.push(event)
        this.state = this.mode.evolve(this.state, event)
      }
    this.moments.push({ now: this.now, command, before, decision, after: this.state })
    return decision
  }

  /** Advances by `ms`, with a tick whenever something is due. */
  wait(ms: Millis): this {
    const until = this.now + ms
    for (let due = this.due; due !== null && due <= until; due = this.due) {
      this.now = Math.max(this.now, due)
      this.ask({ type: 'tick' })
    }
    this.now = until
    return this
  }

  get due(): Millis | null {
    return this.mode.deadline(this.state)
  }

  get view(): View {
    return this.mode.view(this.state, 0)
  }
}
