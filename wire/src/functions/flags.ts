import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { MatchId } from '../ids.ts'
import { Region, RegionProgress } from '../place-fields.ts'

const Nothing = z.strictObject({})
/** One call per keystroke; nobody types faster. */
const typing = { calls: 900, per: MINUTE } as const
const often = { calls: 240, per: MINUTE } as const
const sometimes = { calls: 30, per: MINUTE } as const
const Item = z.int().min(0).max(999)

export const flags = {
  /** Every region of the flag quiz with the caller’s best and the game in progress. */
  readFlags: defineFunction({
    access: 'player',
    limit: sometimes,
    input: Nothing,
    output: z.strictObject({ regions: z.array(RegionProgress) }),
  }),
  /**
   * Opens a region's quiz. A game in progress is continued, whatever the options; `restart` gives it up first.
   */
  openFlags: defineFunction({
    access: 'player',
    limit: sometimes,
    beginsGame: true,
    input: z.strictObject({
      region: Region,
      answers: z.enum(['typed', 'choices']),
      hard: z.boolean(),
      restart: z.boolean(),
    }),
    output: z.strictObject({ gameId: MatchId }),
  }),
  /**
   * Answers the current flag in words. `text`: the field's content, after each key (`enter` false: only a
   * complete name of a place counts) or when Enter is pressed (typing errors forgiven, codes too). `none`:
   * not a place's name, no effect. `which`: several places share this name, and a more precise one must be
   * typed. While the text can still become a right name, another place's name is ignored ('niger' in
   * Nigeria). After twenty different wrong places the flag counts as missed. Refusals: question-closed (it is
   * another flag's turn), game-over.
   */
  typeFlag: defineFunction({
    access: 'player',
    limit: typing,
    input: z.strictObject({ gameId: MatchId, item: Item, text: z.string().max(80), enter: z.boolean() }),
    output: z.strictObject({
      verdict: z.enum(['right', 'wrong', 'which', 'none']),
      /** The names to choose from; empty except for `which`. */
      which: z.array(z.string()),
      /**
       * The letters with which longer names of the same place continue the right text, without spaces. After
       * 'bosnia' the player may still be typing 'andherzegovina', which must not land in the next flag's
       * answer.
       */
      rests: z.array(z.string()),
    }),
  }),
  /**
   * Answers the current flag by one of its four choices. Refusals: unknown-match, not-your-match, question-closed,
   * question-not-open, no-such-choice, no-such-answer, game-over.
   */
  chooseFlag: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({ gameId: MatchId, item: Item, choice: z.int().min(0).max(3) }),
    output: Nothing,
  }),
  /**
   * Moves the current flag to the end of the open ones. Refusals: question-closed, question-not-open,
   * game-over.
   */
  skipFlag: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({ gameId: MatchId, item: Item }),
    output: Nothing,
  }),
}
