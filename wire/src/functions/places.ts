import { REGIONS } from '@trivium/rules/places/regions'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { MatchId } from '../ids.ts'

const Nothing = z.strictObject({})
const MINUTE = 60_000
/** A call per key: nobody types faster. */
const typing = { calls: 900, per: MINUTE } as const
const often = { calls: 240, per: MINUTE } as const
const sometimes = { calls: 30, per: MINUTE } as const

const Region = z.enum(REGIONS)
/** ISO 3166 alpha-2; XK for Kosovo. */
const Place = z.string().regex(/^[A-Z]{2}$/, 'a place has two capital letters')
const OneGame = z.strictObject({ gameId: MatchId })
const Item = z.int().min(0).max(999)
const Named = z.strictObject({ place: Place, name: z.string() })

/** A region as the picker shows it. */
const Standing = z.strictObject({
  region: Region,
  size: z.int(),
  /** The best counted game; null: none. `ms`: its duration. */
  best: z.strictObject({ score: z.int(), ms: z.number() }).nullable(),
  /** The game that can be continued. */
  running: z.strictObject({ gameId: MatchId, done: z.int() }).nullable(),
})

export const places = {
  /** Every region of the flag quiz with the caller’s best and the game in progress. */
  readFlags: defineFunction({
    access: 'player',
    limit: sometimes,
    input: Nothing,
    output: z.strictObject({ regions: z.array(Standing) }),
  }),
  /**
   * Opens a region's quiz. A game in progress is continued, whatever the options; `anew` gives it up first.
   */
  openFlags: defineFunction({
    access: 'player',
    limit: sometimes,
    beginsGame: true,
    input: z.strictObject({
      region: Region,
      answers: z.enum(['typed', 'choices']),
      hard: z.boolean(),
      anew: z.boolean(),
    }),
    output: z.strictObject({ gameId: MatchId }),
  }),
  /**
   * Answers the current flag in words. `text`: the field's content, after each key (`enter` false: only a complete name
   * of a place counts) or when Enter is pressed (typing errors forgiven, codes too). `none`: not a place's name, no
   * effect. `which`: several places share this name: type one of theirs. While the text can still become a right
   * name, another place's name is ignored ('niger' of Nigeria). Twenty different wrong places miss the flag. Refusals:
   * question-closed (it is another flag's turn), game-over.
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
       * How longer names of the same place continue a right text that was still being typed, as letters alone: 'bosnia'
       * leaves 'andherzegovina', which must not be typed into the next flag.
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

  /** Every continent of the country quiz with the caller’s best and the game in progress. */
  readCountries: defineFunction({
    access: 'player',
    limit: sometimes,
    input: Nothing,
    output: z.strictObject({ regions: z.array(Standing) }),
  }),
  /**
   * Opens a continent’s quiz. Like `openFlags`. Without `timed` there is no limit, and the game is on no leaderboard.
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
      anew: z.boolean(),
    }),
    output: z.strictObject({ gameId: MatchId }),
  }),
  /**
   * Names a country. A complete name (`enter` false) or the text when Enter was pressed. `place`: which one of an
   * ambiguous name. `elsewhere`: a country, but not in this quiz. `already`: named before, nothing changes. Refusals:
   * game-over, no-such-answer.
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
   * A try at the current country. Refusals: unknown-match, not-your-match, question-closed, question-not-open,
   * answered-late, already-answered, no-such-choice, no-such-answer, game-over.
   */
  pointCountry: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({ gameId: MatchId, item: Item, place: Place }),
    output: Nothing,
  }),

  /** Gives up a flag or a country quiz. */
  giveUpPlaces: defineFunction({ access: 'player', limit: sometimes, input: OneGame, output: Nothing }),
  /** A quiz of the missed places of this one; it counts for nothing. Refusals: match-not-over, nothing-missed. */
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
          /** Share of players right, 0 to 1; null if nobody has answered. */
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
