import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { CustomConfig } from '../documents/custom.ts'
import { ChosenPacks, OfferedPack } from '../documents/pack.ts'
import { MatchId } from '../ids.ts'

const sometimes = { calls: 30, per: MINUTE } as const

/** Custom quizzes of questions from the bank. Each has a link. */
export const custom = {
  /** Picks the questions of a quiz and creates its link. Refusal: too-few-questions (details.there). */
  makeCustom: defineFunction({
    access: 'player',
    limit: { calls: 20, per: MINUTE },
    beginsGame: true,
    addressLimit: { calls: 120, per: MINUTE },
    input: CustomConfig,
    output: z.strictObject({ link: MatchId }),
  }),
  /**
   * Opens the quiz of a link, or continues the game in progress; a second game does not count. Refusals:
   * unknown-quiz, quiz-closed.
   */
  openCustom: defineFunction({
    access: 'player',
    limit: sometimes,
    beginsGame: true,
    input: z.strictObject({ link: MatchId }),
    output: z.strictObject({ gameId: MatchId, counts: z.boolean() }),
  }),
  /** A link's quiz, and who has played it. Refusals: unknown-quiz, quiz-closed. */
  readCustom: defineFunction({
    access: 'player',
    limit: sometimes,
    input: z.strictObject({ link: MatchId }),
    output: z.strictObject({
      config: CustomConfig,
      madeBy: z.string().nullable(),
      /** The names of the packs that were chosen; empty: none was. */
      packs: z.array(z.string()),
      /** Its players, best first; at most 20. */
      plays: z.array(
        z.strictObject({
          username: z.string(),
          profilePic: z.string(),
          score: z.int(),
          total: z.int(),
          isYou: z.boolean(),
        }),
      ),
    }),
  }),
  /** The categories with their numbers of questions in the chosen packs, and the packs to choose from. */
  readCategories: defineFunction({
    access: 'anyone',
    limit: sometimes,
    input: z.strictObject({ packs: ChosenPacks }),
    output: z.strictObject({
      /** The packs that are on, whichever are chosen; empty if there is only one. */
      packs: z.array(OfferedPack),
      categories: z.array(
        /** `counts`: questions by difficulty, 1 to 3; `typed`: those of them that work without choices. */
        z.strictObject({
          id: z.string(),
          title: z.string(),
          counts: z.array(z.int()),
          typed: z.array(z.int()),
        }),
      ),
    }),
  }),
}
