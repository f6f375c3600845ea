import { HOUR } from '@trivium/rules/time'
import { z } from 'zod'
import { ContactForm } from '../contact-fields.ts'
import { defineFunction } from '../define-function.ts'
import { MessageGame } from '../documents/message.ts'
import { MatchId } from '../ids.ts'
import { PROOF_PARTS } from '../proof-of-work.ts'

/** Messages to the operator: for everybody, signed in or not, banned or not. */
export const contact = {
  /**
   * Data for the contact page. It has a new puzzle to solve before sending, and the game to attach. The game
   * is null if the caller had no seat in it or it does not exist.
   */
  readContact: defineFunction({
    access: 'anyone',
    limit: { calls: 60, per: HOUR },
    addressLimit: { calls: 600, per: HOUR },
    input: z.strictObject({ gameId: MatchId.nullable() }),
    output: z.strictObject({
      puzzle: z.strictObject({ token: z.string(), bits: z.int(), parts: z.int() }),
      /** How long the puzzle is valid, ms. */
      goodFor: z.number(),
      game: MessageGame.nullable(),
    }),
  }),
  /**
   * Sends a message to the operator. Refusals: looks-like-robot (the hidden field was filled in), not-your-match,
   * unsolved, puzzle-over (it has expired: request a new one), puzzle-used.
   */
  sendMessage: defineFunction({
    access: 'anyone',
    limit: { calls: 10, per: HOUR },
    addressLimit: { calls: 30, per: HOUR },
    input: z.strictObject({
      form: ContactForm,
      gameId: MatchId.nullable(),
      puzzle: z.string().max(100),
      solution: z.array(z.int().min(0).max(0xffff_ffff)).length(PROOF_PARTS),
    }),
    output: z.strictObject({ id: z.string() }),
  }),
}
