import { REGIONS } from '@trivium/rules/places/regions'
import { z } from 'zod'

/** What a result can be of. `quiz`: a player-made quiz. */
const SHARED_MODES = ['daily', 'survival', 'custom', 'quiz', 'flags', 'countries', 'battle'] as const

/** Which questions were answered right, in the order of asking. */
const Marks = z.array(z.boolean())

/** A finished game as others may see it. It contains no question and no answer, so it spoils nothing. */
export const SharedResult = z.strictObject({
  mode: z.enum(SHARED_MODES),
  /** The player's name. */
  name: z.string(),
  score: z.int(),
  /** Null in Survival, which has no end. */
  total: z.int().nullable(),
  /** Empty for flags and countries, whose order says nothing. */
  marks: Marks,
  /** The daily's day, YYYY-MM-DD. */
  day: z.iso.date().nullable(),
  /** Whether it was played after its day, without a clock, or only with what was missed before. */
  isPractice: z.boolean(),
  region: z.enum(REGIONS).nullable(),
  /** How long a flag or country quiz took, ms. */
  ms: z.number().nullable(),
  /** The title of a player-made quiz. */
  title: z.string().nullable(),
  /** The other player of a match. */
  opponent: z.strictObject({ name: z.string(), score: z.int(), marks: Marks }).nullable(),
  /** Where others can play it: an address of this site, with a query or without. */
  path: z.string(),
})
export type SharedResult = z.infer<typeof SharedResult>

/**
 * The key of a shared result: the game, the player's seat, and a signature, so that only a player of the game can
 * have made it.
 */
export const ShareId = z
  .string()
  .regex(/^[1-9A-HJ-NP-Za-km-z]{12}[01][\w-]{12}$/, 'the key of a shared result has 25 characters')
