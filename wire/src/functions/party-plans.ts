import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { PartyPlan, PartySheets } from '../documents/party-plan.ts'
import { MatchId } from '../ids.ts'

const Nothing = z.strictObject({})
const OnePlan = z.strictObject({ planId: MatchId })
const often = { calls: 60, per: MINUTE } as const
const seldom = { calls: 20, per: MINUTE } as const

/** Saved plans of parties; each belongs to one player. Refusal of all functions with `planId`: unknown-plan. */
export const partyPlans = {
  /** The caller's plans, last changed first. */
  listPartyPlans: defineFunction({
    access: 'player',
    limit: often,
    input: Nothing,
    output: z.strictObject({
      plans: z.array(
        z.strictObject({
          planId: MatchId,
          title: z.string(),
          /** The titles of its rounds. */
          rounds: z.array(z.string()),
          /** When questions were drawn for print, with which it is played; null: they are drawn when it is played. */
          drawnAt: z.number().nullable(),
          updatedAt: z.number(),
        }),
      ),
    }),
  }),
  /** Saves a new plan. Refusals: too-many-plans (50), name-not-allowed. */
  createPartyPlan: defineFunction({
    access: 'player',
    limit: seldom,
    input: z.strictObject({ plan: PartyPlan }),
    output: z.strictObject({ planId: MatchId, updatedAt: z.number() }),
  }),
  /** A plan to edit. */
  readPartyPlan: defineFunction({
    access: 'player',
    limit: often,
    input: OnePlan,
    output: z.strictObject({ plan: PartyPlan, updatedAt: z.number(), drawnAt: z.number().nullable() }),
  }),
  /**
   * Saves a changed plan. `updatedAt`: from the version that was edited. Questions drawn for print are dropped if the sources
   * of the rounds or the tie-break have changed. Refusals: plan-changed (saved elsewhere in the meantime: nothing is
   * written), name-not-allowed.
   */
  savePartyPlan: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({ planId: MatchId, plan: PartyPlan, updatedAt: z.int().min(0) }),
    output: z.strictObject({ updatedAt: z.number(), drawnAt: z.number().nullable() }),
  }),
  /** Another plan with the same rounds, without drawn questions. Refusal: too-many-plans. */
  copyPartyPlan: defineFunction({ access: 'player', limit: seldom, input: OnePlan, output: OnePlan }),
  /** Deletes a plan; parties that were opened from it stay. */
  deletePartyPlan: defineFunction({ access: 'player', limit: often, input: OnePlan, output: Nothing }),
  /**
   * The plan's questions with their answers, for print. They are drawn at the first call and kept; parties that are opened
   * from the plan ask these from then on. `redraw`: draws others. Refusals: those of `createParty`.
   */
  printPartyPlan: defineFunction({
    access: 'player',
    limit: seldom,
    input: z.strictObject({ planId: MatchId, redraw: z.boolean() }),
    output: PartySheets,
  }),
  /** Opens a room with the plan, as `createParty` does, with the same refusals. */
  playPartyPlan: defineFunction({
    access: 'player',
    limit: { calls: 10, per: MINUTE },
    beginsGame: true,
    input: OnePlan,
    output: z.strictObject({ partyId: MatchId, key: z.string() }),
  }),
}
