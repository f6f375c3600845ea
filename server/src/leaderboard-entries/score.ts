import type { Millis } from '@trivium/rules/game/decider'
import type { LEADERBOARDS, LeaderboardKind } from '@trivium/rules/leaderboards/leaderboard'
import type { Region } from '@trivium/rules/places/regions'

/** What the rules of one kind of leaderboard need to know of a game. */
type ScoreOn<Kind extends LeaderboardKind, Rules = (typeof LEADERBOARDS)[Kind]> = {
  readonly kind: Kind
} & (Rules extends {
  keeps: 'last'
}
  ? /** The rating after a rated game, and its change. */ { readonly elo: number; readonly gained: number }
  : { readonly score: number }) &
  (Rules extends { period: 'day' } ? { readonly day: string } : unknown) &
  (Rules extends { regions: true } ? { readonly region: Region } : unknown) &
  (Rules extends { timed: true } ? { readonly ms: Millis } : unknown)

/** A game's score. The leaderboards decide where it is listed and which of two scores is better. */
export type LeaderboardScore = { [Kind in LeaderboardKind]: ScoreOn<Kind> }[LeaderboardKind]

/** A player's scores of one game. */
export interface PlayerScores {
  readonly uid: string
  readonly entries: readonly LeaderboardScore[]
}
