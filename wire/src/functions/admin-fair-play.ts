import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { BanSummary, CaseGame, CaseRow, CaseState, Evidence, PlayerSummary } from '../documents/fair-play.ts'

const limit = { calls: 120, per: 60_000 } as const
const Uid = z.string().min(1).max(40)
/** The end of a page: the last case's score and uid. */
const CaseEnd = z.string().regex(/^\d{1,9}\.\S{1,40}$/)
const Bins = z.array(z.int())

/** Players suspected of unfair play. */
export const adminFairPlay = {
  /** Cases of the fair-play queue. Highest score first, 50 at a time. `after`: the `next` of the previous page. */
  listCases: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ state: CaseState, after: CaseEnd.nullable() }),
    output: z.strictObject({ cases: z.array(CaseRow), next: z.string().nullable() }),
  }),
  /** A case with all its evidence and games. Refusal: unknown-case. */
  readCase: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ uid: Uid }),
    output: z.strictObject({
      player: PlayerSummary,
      createdAt: z.number(),
      ban: BanSummary.nullable(),
      state: CaseState,
      score: z.int(),
      openedAt: z.number(),
      updatedAt: z.number(),
      /** Null: undecided, or reopened. */
      decision: z.strictObject({ at: z.number(), by: z.string(), reason: z.string() }).nullable(),
      /** Evidence that no decision has taken into account first, then by strength. */
      evidence: z.array(Evidence),
      /** Answers by time: the player's newest, and everybody's. Bins as in `wire/src/fair-play-cases.ts`. */
      times: z.strictObject({ player: Bins, everybody: Bins }),
      /** Newest first, at most 50. */
      games: z.array(CaseGame),
    }),
  }),
  /** Every question of a settled game, with the player's answers. Refusals: unknown-case, unknown-match. */
  readCaseGame: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ uid: Uid, gameId: z.string().min(1).max(40) }),
    output: z.strictObject({
      questions: z.array(
        z.strictObject({
          prompt: z.string(),
          /** As shown; empty for a question with a typed answer. */
          choices: z.array(z.string()),
          right: z.string(),
          /** Null: no answer. Its `ms` is null if the time is not known. */
          answer: z
            .strictObject({ text: z.string(), ms: z.number().nullable(), right: z.boolean() })
            .nullable(),
          /** The opponent's time; null: no answer, or no opponent. */
          opponentMs: z.number().nullable(),
          /** The shortest time in which somebody can have read the question, ms. */
          tooQuickBelow: z.number(),
        }),
      ),
    }),
  }),
  /**
   * Decides a case. Dismissed or banned: the evidence is settled and does not count again. Watched: the
   * evidence stays, and new evidence reopens the case. Refusals: unknown-case, case-decided, unknown-player,
   * own-role, bad-input.
   */
  decideCase: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({
      uid: Uid,
      reason: AuditReason,
      decision: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.enum(['dismiss', 'watch']) }),
        z.strictObject({
          kind: z.literal('ban'),
          /** When it ends, ms since 1970; null: never. */
          until: z.int().positive().nullable(),
          refund: z.boolean(),
        }),
      ]),
    }),
    output: z.strictObject({
      state: CaseState,
      /** The number of opponents' ratings that were corrected. */
      corrected: z.int(),
    }),
  }),
}
