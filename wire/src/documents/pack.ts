import { z } from 'zod'

/** The id of a pack of questions, as its manifest has it: 'our-village'. */
export const PackId = z
  .string()
  .regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, 'expected small letters, digits and hyphens, as in our-village')
  .max(30)

/** Packs that a game draws from. Empty or absent: all that are on. */
export const ChosenPacks = z.array(PackId).max(50).optional()

/** A pack as players see it. */
export const OfferedPack = z.strictObject({
  id: z.string(),
  name: z.string(),
  author: z.string(),
  licence: z.string(),
  /** One sentence; empty: none. */
  description: z.string(),
  /** How many of its questions are asked. */
  questions: z.int(),
})
export type OfferedPack = z.infer<typeof OfferedPack>
