import type { BattleEvent, EndReason } from '@trivium/rules/modes/battle/events'
import type { CountriesEndReason, CountriesEvent } from '@trivium/rules/modes/countries/events'
import type { FlagsEndReason, FlagsEvent } from '@trivium/rules/modes/flags/events'
import type { SoloEndReason, SoloEvent, SoloKind } from '@trivium/rules/modes/solo/events'
import type { Region } from '@trivium/rules/places/regions'
import type { RatingChange } from '@trivium/wire/documents/battle'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../json.ts'
import type { PlaceBest, PlaceQuiz } from './places.ts'

/** How a match counts and how its players came together. */
export interface GameSummary {
  readonly kind: 'ranked' | 'casual' | 'practice'
  readonly origin: 'queue' | 'friend' | 'practice' | 'rematch'
}

interface SeatedPlayer {
  readonly username: string
  readonly profilePic: string
  readonly elo: number
}

/** What the settling transaction writes; pairs are by seat, names as they were in the match. */
export interface GameResult {
  readonly reason: EndReason
  readonly winner: 0 | 1 | null
  readonly scores: readonly [number, number]
  readonly players: readonly [SeatedPlayer, SeatedPlayer]
  readonly ratings: readonly [RatingChange, RatingChange] | null
}

/** What a game of one seat is about. */
export interface SoloSummary {
  readonly kind: SoloKind
  readonly origin: 'solo'
  /** The daily's day. */
  readonly day?: string
  /** The one counted play of the day; a run of Survival against the clock. */
  readonly counts: boolean
  /** The custom quiz's link. */
  readonly link?: string
  /** The player-made quiz. */
  readonly quiz?: string
}

/** What the settling transaction writes of a game of one seat. */
export interface SoloResult {
  readonly reason: SoloEndReason
  readonly score: number
  readonly total: number
  readonly players: readonly [SeatedPlayer]
}

/** What a flag or a country quiz is about. */
export interface PlacesSummary {
  readonly kind: PlaceQuiz
  readonly origin: 'solo'
  readonly region: Region
  /** It is a score of the region. */
  readonly counts: boolean
  /** The game whose misses are asked again. */
  readonly missedIn?: string
}

/** What the settling transaction writes of a flag or a country quiz. */
export interface PlacesResult {
  readonly reason: FlagsEndReason | CountriesEndReason
  readonly score: number
  readonly total: number
  /** How long it took. */
  readonly ms: number
  /** Against the clock where there is one to play against: what boards are about. */
  readonly timed: boolean
  readonly players: readonly [SeatedPlayer]
  /** The player's best of the region before it. */
  readonly best: PlaceBest | null
}

export type SinglePlayerSummary = SoloSummary | PlacesSummary
export type SinglePlayerResult = SoloResult | PlacesResult

export interface GamesTable {
  id: string
  mode: string
  opened_at: number
  ended_at: number | null
  settled_at: number | null
  rated: boolean
  /** By mode: GameResult of a battle, SoloResult or PlacesResult of a game of one seat. */
  result: JsonColumn<GameResult> | null
  summary: JsonColumn<GameSummary>
  /** The version of a player-made quiz that is played; null for all other games, and for those with a copy in the journal. */
  quiz_id: Generated<string | null>
  quiz_version: Generated<number | null>
}

export interface GameSeatsTable {
  game_id: string
  seat: number
  /** Null for a bot, and for a player who has deleted the account. */
  uid: string | null
  /** The game's own `opened_at`, so that a player's recent matches come off one index. */
  opened_at: number
}

/** The seat a user plays in now. Its key is what holds a user to one active match. */
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
  event: JsonColumn<BattleEvent | SoloEvent | FlagsEvent | CountriesEvent>
}

export interface RatingHistoryTable {
  uid: string
  /** Null for a correction. */
  game_id: string | null
  at: number
  before: number
  after: number
  /** Since when the game counts no more, because of whom it was against. */
  voided_at: number | null
}
