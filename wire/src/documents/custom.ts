import { z } from 'zod'
import { ChosenPacks } from './pack.ts'

/** The options for picking a custom quiz's questions. */
export const CustomConfig = z.strictObject({
  /** Empty: all of them. */
  categories: z.array(z.string().min(1).max(40)).max(16),
  packs: ChosenPacks,
  difficulties: z
    .array(z.union([z.literal(1), z.literal(2), z.literal(3)]))
    .min(1)
    .max(3),
  count: z.int().min(5).max(50),
  /** `typed`: only questions that work without choices. Absent: four choices. */
  answers: z.enum(['choices', 'typed']).optional(),
  /** Time for each question, ms; null: none. */
  clock: z.union([z.null(), z.literal(10_000), z.literal(20_000), z.literal(30_000)]),
})
export type CustomConfig = z.infer<typeof CustomConfig>
