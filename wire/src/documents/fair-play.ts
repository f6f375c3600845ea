import { SIGNAL_KINDS } from '@trivium/rules/fair-play/signal'
import { z } from 'zod'
import { CASE_STATES } from '../fair-play-cases.ts'

/** A player as an admin sees them in a list; `username` as it is now. */
export const PlayerSummary = z.strictObject({
  uid: z.string(),
  username: z.string(),
  profilePic: z.string(),
  elo: z.int(),
  ratedGames: z.int(),
})
export type PlayerSummary = z.infer<typeof PlayerSummary>

/** `until` null: without end. */
export const BanSummary = z.strictObject({ until: z.number().nullable(), reason: z.string() })

export const CaseState = z.enum(CASE_STATES)
export type CaseState = z.infer<typeof CaseState>

/** Evidence against a player: what was seen, and by which figures (rules SPEC, FP). */
export const Evidence = z.strictObject({
  id: z.int(),
  kind: z.enum(SIGNAL_KINDS),
  /** The other player of a pair. */
  other: PlayerSummary.nullable(),
  strength: z.number(),
  figures: z.record(z.string(), z.number()),
  /** Games that show it, the newest first. */
  games: z.array(z.string()),
  foundAt: z.number(),
  updatedAt: z.number(),
  /** When a decision weighed it; null: none has. */
  weighedAt: z.number().nullable(),
})
export type Evidence = z.infer<typeof Evidence>

/** A case in the list. */
export const CaseRow = z.strictObject({
  player: PlayerSummary,
  state: CaseState,
  score: z.int(),
  /** Of the evidence that no decision has weighed, the strongest first. */
  kinds: z.array(z.enum(SIGNAL_KINDS)),
  openedAt: z.number(),
  updatedAt: z.number(),
})
export type CaseRow = z.infer<typeof CaseRow>

/** One of a player's games as a case shows it. */
export const CaseGame = z.strictObject({
  id: z.string(),
  at: z.number(),
  /** Null: a game of one seat. */
  opponent: PlayerSummary.nullable(),
  outcome: z.enum(['won', 'lost', 'drawn']).nullable(),
  leftBehind: z.boolean(),
  answers: z.int(),
  right: z.int(),
  tooQuick: z.int(),
  /** Of the answers' times, ms; null without answers. */
  median: z.number().nullable(),
})
export type CaseGame = z.infer<typeof CaseGame>
