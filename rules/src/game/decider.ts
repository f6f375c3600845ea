/** A moment, in milliseconds since 1970 by the server's clock; or a span of milliseconds. */
export type Millis = number

/** The result of `decide`: events to journal, or one named refusal that changes nothing. */
export type Decision<Event, Refusal extends string> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * A mode of play: four plain functions over an immutable state (rule E1). `evolve` alone makes states, from
 * events alone, so a journal replays to the same state (E2). Only `view` builds what is sent to a player
 * (E3).
 */
export interface Decider<State, Command, Event, View, Refusal extends string> {
  decide(state: State, command: Command, now: Millis): Decision<Event, Refusal>
  /** A state of `null` is the one before the opening event. */
  evolve(state: State | null, event: Event): State
  view(state: State, seat: number): View
  /** The fields of `view` that this event, the last one, can have changed. A mode without it compares whole views. */
  viewAfter?(state: State, seat: number, event: Event): Partial<View>
  /** The moment at which time itself becomes a command (`tick`); null if time changes nothing any more. */
  deadline(state: State): Millis | null
}

export const accept = <Event>(...events: Event[]): { ok: true; events: Event[] } => ({ ok: true, events })

export const refuse = <Refusal extends string>(refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
})

/** Replays a journal from its first event. Throws on an empty one, which is not a game. */
export const replay = <State, Event>(
  evolve: (state: State | null, event: Event) => State,
  events: readonly Event[],
): State => {
  let state: State | null = null
  for (const event of events) state = evolve(state, event)
  if (state === null) throw new Error('an empty journal is no game')
  return state
}
