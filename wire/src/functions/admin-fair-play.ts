import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { BanSummary, CaseGame, CaseRow, CaseState, Evidence, PlayerSummary } from '../documents/fair-play.ts'

const limit = { calls: 120, per: 60_000 } as const
const Uid = z.string().min(1).max(40)
/** A score and a uid. */
const CaseEnd = z.string().regex(/^\d{1,9}\.\S{1,40}$/)
const Bins = z.array(z.int())

/** Players who may not have played fairly. */
export const adminFairPlay = {
  /** Cases of the fair-play queue. The worst first, 50 at a time. `after`: the `next` of the page before. */
  listCases: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ state: CaseState, after: CaseEnd.nullable() }),
    output: z.strictObject({ cases: z.array(CaseRow), next: z.string().nullable() }),
  }),
  /** A case with all its evidence and the games it is about. Refusal: unknown-case. */
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
      /** Null: nobody has decided yet, or it is open again since. */
      decision: z.strictObject({ at: z.number(), by: z.string(), reason: z.string() }).nullable(),
      /** What no decision has weighed first, the strongest first. */
      evidence: z.array(Evidence),
      /** Answers by the time they took: the player's newest, everybody's. Bins as `wire/cases` says. */
      times: z.strictObject({ player: Bins, everybody: Bins }),
      /** The newest first, at most 50. */
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
          /** As shown; empty for a question answered in words. */
          choices: z.array(z.string()),
          right: z.string(),
          /** Null: none was given. Its `ms` is null where the time is not known. */
          answer: z
            .strictObject({ text: z.string(), ms: z.number().nullable(), right: z.boolean() })
            .nullable(),
          /** The opponent's time; null: none, or no opponent. */
          opponentMs: z.number().nullable(),
          /** Sooner than this nobody has read the question, ms. */
          tooQuickBelow: z.number(),
        }),
      ),
    }),
  }),
  /**
   * Decides a case. Dismissed and banned: the evidence is weighed and not held against the player again. Watched: it
   * stays, and the case comes back with anything new. Refusals: unknown-case, case-decided, unknown-player,
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
      /** Ratings of opponents that were put right. */
      corrected: z.int(),
    }),
  }),
}
