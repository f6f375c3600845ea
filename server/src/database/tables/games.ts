import type { BattleEvent, EndReason } from '@trivium/rules/modes/battle/events'
import type { CountriesEndReason, CountriesEvent } from '@trivium/rules/modes/countries/events'
import type { FlagsEndReason, FlagsEvent } from '@trivium/rules/modes/flags/events'
import type { PartyEndReason, PartyEvent } from '@trivium/rules/modes/party/events'
import type { SoloEndReason, SoloEvent, SoloKind } from '@trivium/rules/modes/solo/events'
import type { Region } from '@trivium/rules/places/regions'
import type { RatingChange } from '@trivium/wire/documents/battle'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../json.ts'
import type { PlaceBest, PlaceQuiz } from './places.ts'

/** Whether a match is rated and how its players were matched. */
export interface BattleSummary {
  readonly kind: 'ranked' | 'casual' | 'practice'
  readonly origin: 'queue' | 'friend' | 'practice' | 'rematch'
}

interface SeatedPlayer {
  readonly username: string
  readonly profilePic: string
  readonly elo: number
}

/** Written by the settling transaction; pairs are by seat, names as they were in the match. */
export interface BattleResult {
  readonly reason: EndReason
  readonly winner: 0 | 1 | null
  readonly scores: readonly [number, number]
  readonly players: readonly [SeatedPlayer, SeatedPlayer]
  readonly ratings: readonly [RatingChange, RatingChange] | null
}

/** What is known about a single-player game from its start. */
export interface SoloSummary {
  readonly kind: SoloKind
  readonly origin: 'solo'
  /** The daily's day. */
  readonly day?: string
  /** True for the one counted play of the day, and for a Survival run with choices against the clock. */
  readonly counts: boolean
  /** Of a run of Survival that is not ranked: whether answers are typed, and whether there is no clock. */
  readonly typed?: boolean
  readonly untimed?: boolean
  /** The link of the custom quiz. */
  readonly link?: string
  /** The player-made quiz. */
  readonly quiz?: string
}

/** Written by the settling transaction of a single-player game. */
export interface SoloResult {
  readonly reason: SoloEndReason
  readonly score: number
  readonly total: number
  readonly players: readonly [SeatedPlayer]
}

/** What is known about a flag or country quiz from its start. */
export interface PlacesSummary {
  readonly kind: PlaceQuiz
  readonly origin: 'solo'
  readonly region: Region
  /** Whether it counts as a score for the region. */
  readonly counts: boolean
  /** The game whose missed items are asked again. */
  readonly missedIn?: string
}

/** Written by the settling transaction of a flag or country quiz. */
export interface PlacesResult {
  readonly reason: FlagsEndReason | CountriesEndReason
  readonly score: number
  readonly total: number
  /** How long it took. */
  readonly ms: number
  /** Whether it was played against the clock, if the quiz has one; only those games are ranked. */
  readonly timed: boolean
  readonly players: readonly [SeatedPlayer]
  /** The player's previous best for the region. */
  readonly best: PlaceBest | null
}

/** What is known about a party when its room opens. */
export interface PartySummary {
  readonly kind: 'party'
  readonly origin: 'party'
  readonly title: string
}

/** Written when a party is settled: its players by seat, and its teams. */
export interface PartyResult {
  readonly reason: PartyEndReason
  readonly total: number
  readonly players: readonly {
    readonly username: string
    readonly profilePic: string
    readonly team: number | null
    readonly score: number
    readonly place: number | null
  }[]
  readonly teams: readonly { readonly name: string; readonly score: number; readonly place: number | null }[]
}

/** The contents of the columns `summary` and `result`, by mode. */
interface ColumnsByMode {
  readonly battle: { readonly summary: BattleSummary; readonly result: BattleResult }
  readonly solo: { readonly summary: SoloSummary; readonly result: SoloResult }
  readonly flags: { readonly summary: PlacesSummary; readonly result: PlacesResult }
  readonly countries: { readonly summary: PlacesSummary; readonly result: PlacesResult }
  readonly party: { readonly summary: PartySummary; readonly result: PartyResult }
}

/** A mode's name in the database. */
export type StoredMode = keyof ColumnsByMode
export type SinglePlayerMode = Exclude<StoredMode, 'battle' | 'party'>
export type SummaryOf<Mode extends StoredMode> = ColumnsByMode[Mode]['summary']
export type ResultOf<Mode extends StoredMode> = ColumnsByMode[Mode]['result']

/** The columns of one game with matching types, for `$narrowType`: Kysely types each column separately. */
export type GameColumns = {
  readonly [Mode in StoredMode]: {
    readonly mode: Mode
    readonly summary: SummaryOf<Mode>
    readonly result: ResultOf<Mode> | null
  }
}[StoredMode]

export type StoredEvent = BattleEvent | SoloEvent | FlagsEvent | CountriesEvent | PartyEvent

export interface GamesTable {
  id: string
  mode: StoredMode
  opened_at: number
  ended_at: number | null
  settled_at: number | null
  rated: boolean
  result: JsonColumn<ResultOf<StoredMode>> | null
  summary: JsonColumn<SummaryOf<StoredMode>>
  /** The version of the player-made quiz; null for all other games, and for games with a copy of it in the journal. */
  quiz_id: Generated<string | null>
  quiz_version: Generated<number | null>
  /** The process that drives the game; null if its processes share nothing. */
  driver: Generated<string | null>
  /** How often the game has changed drivers. */
  driver_epoch: Generated<number>
}

export interface GameSeatsTable {
  game_id: string
  seat: number
  /** Null for a bot, and for a player who has deleted the account. */
  uid: string | null
  /** The game's `opened_at`, so that a player's recent matches can be read from one index. */
  opened_at: number
}

/** The seat a user plays in now. Its key limits a user to one active match. */
export interface ActiveSeatsTable {
  uid: string
  game_id: string
  seat: number
}

/** The journal. Its key (game_id, seq) is the fence against a second driver of the same game. */
export interface GameEventsTable {
  game_id: string
  seq: number
  at: number
  event: JsonColumn<StoredEvent>
}

export interface RatingHistoryTable {
  uid: string
  /** Null for a correction. */
  game_id: string | null
  at: number
  before: number
  after: number
  /** Since when the game no longer counts, because the opponent was banned. */
  voided_at: number | null
}
