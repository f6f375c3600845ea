import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { MatchId } from '../ids.ts'
import { Place, Region, RegionProgress } from '../place-fields.ts'

const Nothing = z.strictObject({})
const often = { calls: 240, per: MINUTE } as const
const sometimes = { calls: 30, per: MINUTE } as const
const Item = z.int().min(0).max(999)
const Named = z.strictObject({ place: Place, name: z.string() })

export const countries = {
  /** Every continent of the country quiz with the caller’s best and the game in progress. */
  readCountries: defineFunction({
    access: 'player',
    limit: sometimes,
    input: Nothing,
    output: z.strictObject({ regions: z.array(RegionProgress) }),
  }),
  /**
   * Opens a continent’s quiz. Works like `openFlags`. Without `timed` there is no time limit, and the game is
   * on no leaderboard.
   */
  openCountries: defineFunction({
    access: 'player',
    limit: sometimes,
    beginsGame: true,
    input: z.strictObject({
      region: Region,
      task: z.enum(['name', 'find']),
      shown: z.enum(['map', 'list']),
      hard: z.boolean(),
      timed: z.boolean(),
      restart: z.boolean(),
    }),
    output: z.strictObject({ gameId: MatchId }),
  }),
  /**
   * Names a country. `text`: a complete name (`enter` false), or the field's content when Enter is pressed.
   * `place`: the country meant by an ambiguous name. `elsewhere`: a country that is not in this quiz.
   * `already`: named before; nothing changes. Refusals: game-over, no-such-answer.
   */
  nameCountry: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({
      gameId: MatchId,
      text: z.string().max(80),
      enter: z.boolean(),
      place: Place.optional(),
    }),
    output: z.strictObject({
      verdict: z.enum(['found', 'already', 'elsewhere', 'which', 'none']),
      place: Place.nullable(),
      which: z.array(Named),
    }),
  }),
  /**
   * Answers the current country by pointing at it. Refusals: unknown-match, not-your-match, question-closed,
   * question-not-open, answered-late, already-answered, no-such-choice, no-such-answer, game-over.
   */
  pointCountry: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({ gameId: MatchId, item: Item, place: Place }),
    output: Nothing,
  }),
}
