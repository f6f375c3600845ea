import { z } from 'zod'
import { CATEGORIES, isCategory } from '../questions/categories.ts'
import { Subject } from './subject.ts'

const line = z.string().min(1)

/** Entries of a family of sounds. */
export const HeardSubject = Subject.extend({
  answer: line,
  category: z
    .enum(CATEGORIES.map(({ slug }) => slug))
    .default('music')
    .refine(isCategory),
  /** What can be heard, for the review. */
  heard: line,
  /** The question in words. */
  words: line,
})
