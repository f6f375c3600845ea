import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { MatchId } from '../ids.ts'
import { Place } from '../place-fields.ts'

const Nothing = z.strictObject({})
const sometimes = { calls: 30, per: MINUTE } as const
const OneGame = z.strictObject({ gameId: MatchId })

/** Functions that flag and country quizzes share. */
export const places = {
  /** Gives up a flag or a country quiz. */
  giveUpPlaces: defineFunction({ access: 'player', limit: sometimes, input: OneGame, output: Nothing }),
  /**
   * Opens a quiz of the places missed in this one; it does not count. Refusals: match-not-over,
   * nothing-missed.
   */
  practiseMissed: defineFunction({
    access: 'player',
    limit: sometimes,
    beginsGame: true,
    input: OneGame,
    output: z.strictObject({ gameId: MatchId }),
  }),
  /** Every flag or country of a finished game. Refusal: match-not-over. */
  readPlacesReview: defineFunction({
    access: 'player',
    limit: sometimes,
    input: OneGame,
    output: z.strictObject({
      quiz: z.enum(['flags', 'countries']),
      items: z.array(
        z.strictObject({
          item: z.int(),
          place: Place,
          name: z.string(),
          /** The flag's picture; null in country quizzes. */
          image: z.string().nullable(),
          /** Other places that share this flag. */
          alsoOf: z.array(z.string()),
          outcome: z.enum(['found', 'missed']),
          /** The number of tries; null if it was not found. */
          tries: z.int().nullable(),
          /** The wrong answers, by name. */
          wrong: z.array(z.string()),
          /** One thing to know about a place that was missed; null: it was found, or nothing is known. */
          fact: z.string().nullable(),
          /** The share of players who were right, 0 to 1; null if nobody has answered. */
          shareRight: z.number().nullable(),
          reported: z.boolean(),
        }),
      ),
    }),
  }),
  /**
   * Reports an error in a flag or a country. One report per player, quiz and place; a second one replaces
   * the first.
   */
  reportPlace: defineFunction({
    access: 'player',
    limit: { calls: 10, per: MINUTE },
    addressLimit: { calls: 60, per: MINUTE },
    input: z.strictObject({
      gameId: MatchId,
      place: Place,
      reason: z.enum(['wrong-answer', 'outdated', 'name-not-accepted', 'picture', 'border', 'other']),
      detail: z.string().trim().max(500),
    }),
    output: Nothing,
  }),
}
