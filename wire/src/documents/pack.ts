import { z } from 'zod'

/** The id of a pack of questions, as its manifest has it: 'our-village'. */
export const PackId = z
  .string()
  .regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, 'expected small letters, digits and hyphens, as in our-village')
  .max(30)
