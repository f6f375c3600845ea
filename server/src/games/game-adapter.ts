import type { Decider, Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { Engine } from '@trivium/wire/modes/modes'
import type { Refusal } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Fields } from '../live/changed-fields.ts'
import type { SeatChannel } from './seat-channel.ts'

/** The types of one mode. */
export interface GameTypes {
  readonly state: { readonly phase: string }
  readonly command: { readonly type: string }
  readonly event: { readonly type: string; readonly at: Millis }
  readonly refusal: Refusal
  readonly view: object
  readonly seat: number
  /** The part of a game's document besides the view, known once the game is settled. */
  readonly shown: object
  /** The outcome of settling. */
  readonly settlement: { readonly shown: object }
}

/** How the engine reports presence, in modes that use it. */
export interface PresenceRules<T extends GameTypes> {
  /** Whether leaving and returning matter now. */
  matters(state: T['state']): boolean
  isAway(state: T['state'], seat: T['seat']): boolean
  leave(seat: T['seat']): T['command']
  return(seat: T['seat']): T['command']
}

/** What an audience needs to know about its game. */
export interface AudienceOptions<T extends GameTypes> {
  readonly id: string
  /** A name that no other channel has ever had, not even before a restart. */
  readonly epoch: () => string
  readonly state: () => T['state']
  /** A seat's whole document now. */
  readonly document: (seat: T['seat']) => Fields
}

/** The pages that watch a game, each through the channel of a document. */
export interface Audience<T extends GameTypes> {
  /** The channel of one seat, to which its pages subscribe; null if there is no such seat. */
  seat(seat: T['seat']): SeatChannel | null
  readonly subscriberCount: number
  /** Sends what has changed, `event` being the cause if there was one. */
  show(event?: T['event']): void
}

/** A mode as the engine runs it: its rules and the server's part. */
export interface GameAdapter<T extends GameTypes> {
  /** Its name in the database. */
  readonly name: Engine
  readonly rules: Decider<T['state'], T['command'], T['event'], T['view'], T['refusal']>
  /** Players by seat. */
  players(state: T['state']): readonly Player[]
  /** A player's seat, in modes with so many seats that looking through `players` would cost too much. */
  seatOf?(state: T['state'], uid: string): T['seat'] | null
  /** In modes with more documents than one for each seat, or with seats that are taken later. */
  audience?(options: AudienceOptions<T>): Audience<T>
  /** How many commands may wait; by default a few for each of two players. */
  readonly maxWaiting?: number
  /** In modes in which somebody without a seat has a part. */
  rename?(state: T['state'], uid: string, player: Partial<Player>): T['state']
  withPlayer(state: T['state'], seat: T['seat'], player: Player): T['state']
  /** `delays`: each seat's one-way network delay, ms. */
  tick(delays: readonly Millis[]): T['command']
  readonly resume: T['command']
  /** Whether `resume` affects a game in this state after a restart of the server. */
  needsResume(state: T['state']): boolean
  isOver(state: T['state']): boolean
  /** Whether nothing happens until a player returns, so that the game may sleep before it ends. */
  isSuspended(state: T['state']): boolean
  readonly presence: PresenceRules<T> | null
  /** The value of `shown` while the game is not settled. */
  readonly unsettled: T['shown']
  /** Settles a game once; a repeated call returns the stored outcome. */
  settle(db: Kysely<Schema>, id: string, state: T['state'], at: Millis): Promise<T['settlement']>
  /** Null while the game is not settled. */
  readShown(db: Kysely<Schema>, id: string): Promise<T['shown'] | null>
}

/** A seat's document for topic `game:{id}`. */
export type DocumentOf<T extends GameTypes> = T['view'] & {
  readonly id: string
  readonly settled: boolean
} & T['shown']
