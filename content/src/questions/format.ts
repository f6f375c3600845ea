import { QUESTION_MEDIA } from '@trivium/wire/documents/question-media'
import { z } from 'zod'
import type { Category } from './categories.ts'

/** The licence of questions written for this product. */
export const OWN_LICENCE = 'CC-BY-SA-4.0'

/** A line of visible text, without surrounding spaces and line breaks. */
const line = z
  .string()
  .min(1, 'expected some text')
  .regex(/^\S(?:.*\S)?$/u, 'expected one line without spaces around it')

/** One question as written in a category's file. */
export const QuestionRecord = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*-\d{4}$/, 'expected the category and four digits, as in geography-0001'),
  prompt: line,
  answer: line,
  wrong: z.tuple([line, line, line]),
  /** Other answers that are right when typed. Present, even if empty, in questions that work without choices. */
  accept: z.array(line).max(10).optional(),
  /** 1 most people know, 2 a regular quizzer knows, 3 an enthusiast knows. */
  difficulty: z.literal([1, 2, 3]),
  explanation: line,
  /** Where a sceptic can look it up. */
  source: line,
  /** The year for which the answer holds, if the fact can change. */
  asOf: z.int().min(1900).max(2200).optional(),
  tags: z
    .array(z.string().regex(/^[\p{Ll}\d]+(?:[ '-][\p{Ll}\d]+)*$/u, 'expected a tag in lower case'))
    .min(1)
    .max(4),
  licence: line.default(OWN_LICENCE),
  ...QUESTION_MEDIA,
  /** The family that generated it, `content/families/<family>.yaml`; absent for handwritten questions. */
  family: z
    .string()
    .regex(/^[a-z]+$/, 'expected the name of a family')
    .optional(),
  /** The day on which somebody other than the author checked it. */
  checked: z.iso.date().optional(),
})

/** One question of the bank. Its category is the name of its file. */
export type Question = Readonly<z.infer<typeof QuestionRecord> & { category: Category }>

/**
 * What is right when a question is answered in words, the answer first; null for a question that does not work without
 * choices.
 */
export const acceptedWhenTyped = ({
  answer,
  accept,
}: Pick<Question, 'answer' | 'accept'>): string[] | null =>
  accept === undefined ? null : [answer, ...accept]

/** The four choices, answer first. */
export const choicesOf = (question: Question): [string, string, string, string] => [
  question.answer,
  ...question.wrong,
]
