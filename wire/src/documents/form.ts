import * as z from 'zod/mini'
import { QUIZ_LIMITS } from './quiz-limits.ts'

/*
 * The fields of questions and answers in each form, as games show and take them.
 */

const Form = z.enum(['choice', 'true-false', 'typed', 'number', 'order', 'several'])

/** An index of a choice or part. */
const Place = z.int().check(z.minimum(0), z.lt(QUIZ_LIMITS.parts))
const Places = z.array(Place).check(z.maxLength(QUIZ_LIMITS.parts))

/** The fields of an answer; exactly one is given, the one that the question's form asks for. */
export const answerFields = {
  /** Also True (0) and False (1). */
  choice: z.optional(Place),
  text: z.optional(z.string().check(z.maxLength(QUIZ_LIMITS.answer))),
  number: z.optional(z.number().check(z.minimum(-1e15), z.maximum(1e15))),
  /** The places of all shown parts, in the player's order. */
  order: z.optional(Places),
  /** The places of the ticked choices. */
  several: z.optional(Places),
}

/** An answer as games keep it. */
export const givenFields = {
  choice: z.nullable(z.int()),
  text: z.nullable(z.string()),
  number: z.exactOptional(z.number()),
  order: z.exactOptional(z.readonly(z.array(z.int()))),
  several: z.exactOptional(z.readonly(z.array(z.int()))),
}

/** What is shown of a form before the question closes. */
export const shownFields = {
  form: Form,
  /** The choices, or the parts as they stand at first; null: answered in words or by a number. */
  choices: z.nullable(z.readonly(z.array(z.string()))),
  /** What a number counts. */
  unit: z.exactOptional(z.string()),
}

/** The right answer, once the question is closed. */
export const solutionFields = {
  /** The right choice; null in the other forms. */
  right: z.nullable(z.int()),
  /** The right answer in words. */
  accepted: z.string(),
  /** The places of the parts, in the right order. */
  order: z.exactOptional(z.readonly(z.array(z.int()))),
  /** The places of all right choices. */
  several: z.exactOptional(z.readonly(z.array(z.int()))),
  number: z.exactOptional(z.strictObject({ answer: z.number(), within: z.number() })),
}
