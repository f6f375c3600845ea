import { z } from 'zod'
import type { Category } from './categories.ts'

/** The licence of the questions that were written for this product. */
export const OWN_LICENCE = 'CC-BY-SA-4.0'

/** A line of text that a person reads: no space around it, no line break in it. */
const line = z
  .string()
  .min(1, 'expected some text')
  .regex(/^\S(?:.*\S)?$/u, 'expected one line without spaces around it')

/** One question as it stands in a category's file. */
export const QuestionRecord = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*-\d{4}$/, 'expected the category and four digits, as in geography-0001'),
  prompt: line,
  answer: line,
  wrong: z.tuple([line, line, line]),
  /** 1 most people know, 2 a regular quizzer knows, 3 an enthusiast knows. */
  difficulty: z.literal([1, 2, 3]),
  explanation: line,
  /** What a sceptic would look up. */
  source: line,
  /** The year for which the answer holds, where the fact can change. */
  asOf: z.int().min(1900).max(2200).optional(),
  tags: z
    .array(z.string().regex(/^[\p{Ll}\d]+(?:[ '-][\p{Ll}\d]+)*$/u, 'expected a tag in lower case'))
    .min(1)
    .max(3),
  licence: line.default(OWN_LICENCE),
  /** The family that it was made in, `content/families/<family>.yaml`; absent where a person wrote it. */
  family: z
    .string()
    .regex(/^[a-z]+$/, 'expected the name of a family')
    .optional(),
  /** The day on which somebody other than its author checked it. */
  checked: z.iso.date().optional(),
})

/** One question of the bank; its category is the name of the file that it stands in. */
export type Question = Readonly<z.infer<typeof QuestionRecord> & { category: Category }>

/** The four choices, the answer first. */
export const choicesOf = (question: Question): [string, string, string, string] => [
  question.answer,
  ...question.wrong,
]
