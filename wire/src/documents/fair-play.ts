import { SIGNAL_KINDS } from '@trivium/rules/fair-play/signal'
import { z } from 'zod'
import { CASE_STATES } from '../fair-play-cases.ts'

/** A player in a list for admins; `username` is the current one. */
export const PlayerSummary = z.strictObject({
  uid: z.string(),
  username: z.string(),
  profilePic: z.string(),
  elo: z.int(),
  ratedGames: z.int(),
})
export type PlayerSummary = z.infer<typeof PlayerSummary>

/** `until` null: permanent. */
export const BanSummary = z.strictObject({ until: z.number().nullable(), reason: z.string() })

export const CaseState = z.enum(CASE_STATES)
export type CaseState = z.infer<typeof CaseState>

/** Evidence against a player: the signal and its figures (rules SPEC, FP). */
export const Evidence = z.strictObject({
  id: z.int(),
  kind: z.enum(SIGNAL_KINDS),
  /** The other player of a pair. */
  other: PlayerSummary.nullable(),
  strength: z.number(),
  figures: z.record(z.string(), z.number()),
  /** Games that show it, newest first. */
  games: z.array(z.string()),
  foundAt: z.number(),
  updatedAt: z.number(),
  /** When a decision took it into account; null: none has. */
  weighedAt: z.number().nullable(),
})
export type Evidence = z.infer<typeof Evidence>

/** A case in the list. */
export const CaseRow = z.strictObject({
  player: PlayerSummary,
  state: CaseState,
  score: z.int(),
  /** Evidence that no decision has taken into account, strongest first. */
  kinds: z.array(z.enum(SIGNAL_KINDS)),
  openedAt: z.number(),
  updatedAt: z.number(),
})
export type CaseRow = z.infer<typeof CaseRow>

/** One of a player's games in a case. */
export const CaseGame = z.strictObject({
  id: z.string(),
  at: z.number(),
  /** Null: a game with one seat. */
  opponent: PlayerSummary.nullable(),
  outcome: z.enum(['won', 'lost', 'drawn']).nullable(),
  leftBehind: z.boolean(),
  answers: z.int(),
  right: z.int(),
  tooQuick: z.int(),
  /** Figures of the answers' times, ms; null without answers. */
  median: z.number().nullable(),
})
export type CaseGame = z.infer<typeof CaseGame>
