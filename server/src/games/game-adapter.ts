import type { Decider, Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/modes/battle/events'
import type { Refusal } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The types of one mode of play. */
export interface GameTypes {
  readonly state: { readonly phase: string }
  readonly command: { readonly type: string }
  readonly event: { readonly type: string; readonly at: Millis }
  readonly refusal: Refusal
  readonly view: object
  readonly seat: number
  /** What a game's document has beside the view: known once its results are in the books. */
  readonly shown: object
  /** What settling tells of. */
  readonly settlement: { readonly shown: object }
}

/** How the engine says who is there, in a mode to which it matters. */
export interface PresenceRules<T extends GameTypes> {
  /** Leaving and returning mean something now. */
  matters(state: T['state']): boolean
  isAway(state: T['state'], seat: T['seat']): boolean
  leave(seat: T['seat']): T['command']
  return(seat: T['seat']): T['command']
}

/** A mode as the engine runs it: its rules, and what the server does with them. */
export interface GameAdapter<T extends GameTypes> {
  /** Its name in the books. */
  readonly name: string
  readonly rules: Decider<T['state'], T['command'], T['event'], T['view'], T['refusal']>
  /** By seat. */
  players(state: T['state']): readonly Player[]
  withPlayer(state: T['state'], seat: T['seat'], player: Player): T['state']
  /** `delays`: each seat's one-way network delay, ms. */
  tick(delays: readonly Millis[]): T['command']
  readonly resume: T['command']
  /** Whether `resume` says anything to a game in this state: the server has been started again. */
  needsResume(state: T['state']): boolean
  isOver(state: T['state']): boolean
  /** Nothing happens until somebody comes: it may sleep before it is over. */
  isSuspended(state: T['state']): boolean
  readonly presence: PresenceRules<T> | null
  /** As long as it is not settled. */
  readonly unsettled: T['shown']
  /** Ends a game in the books, once; asked again it answers what was written the first time. */
  settle(db: Kysely<Schema>, id: string, state: T['state'], at: Millis): Promise<T['settlement']>
  /** Null while it is not settled. */
  readShown(db: Kysely<Schema>, id: string): Promise<T['shown'] | null>
}

/** A seat's document on topic `game:{id}`. */
export type DocumentOf<T extends GameTypes> = T['view'] & {
  readonly id: string
  readonly settled: boolean
} & T['shown']
