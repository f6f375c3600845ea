import * as z from 'zod/mini'
import { QUIZ_LIMITS } from './quiz-limits.ts'
import { strict, tidyLine, tidyText, visualForm, written } from './quiz-text.ts'

/*
 * The questions of player-made quizzes, in each form. `kind` is the form of a question, by its stored name.
 */

const Prompt = written(tidyText, QUIZ_LIMITS.prompt)
const Answer = written(tidyLine, QUIZ_LIMITS.answer)
const Explanation = written(tidyText, QUIZ_LIMITS.explanation)

const distinct = (texts: readonly string[]): boolean => new Set(texts.map(visualForm)).size === texts.length

/** A question's own fields, with those that all have. */
const question = <Kind extends string, Fields extends z.core.$ZodShape>(kind: Kind, fields: Fields) =>
  z.strictObject(
    { kind: z.literal(kind), prompt: Prompt, ...fields, explanation: z.exactOptional(Explanation) },
    { error: strict('A question') },
  )

/** Distinct texts, between two and `most`. */
const texts = (what: 'choices' | 'parts', most: number) =>
  z
    .array(Answer, `Give the ${what}.`)
    .check(
      z.minLength(2, `At least two ${what}.`),
      z.maxLength(most, `At most ${most} ${what}.`),
      z.refine(distinct, `Two ${what} are the same.`),
    )

/**
 * A question with two to six choices, one of them right. They are in the author's order; a game shuffles
 * them.
 */
export const ChoiceQuestion = question('choice', {
  choices: texts('choices', QUIZ_LIMITS.choices),
  /** Index of the right choice. */
  right: z.int('Mark the right choice.').check(z.nonnegative('Mark the right choice.')),
}).check(
  z.refine(({ choices, right }) => right < choices.length, {
    path: ['right'],
    error: 'Mark the right choice.',
  }),
)
export type ChoiceQuestion = z.infer<typeof ChoiceQuestion>

/** A statement. `right`: whether it is true. */
export const TrueFalseQuestion = question('true-false', {
  right: z.boolean('Mark whether it is true or false.'),
})
export type TrueFalseQuestion = z.infer<typeof TrueFalseQuestion>

/**
 * A question with a typed answer. Any accepted answer is right, and the first is shown as the right answer.
 */
const TypedQuestion = question('typed', {
  accepted: z
    .array(Answer, 'Give an answer.')
    .check(
      z.minLength(1, 'Give an answer.'),
      z.maxLength(QUIZ_LIMITS.accepted, `At most ${QUIZ_LIMITS.accepted} accepted answers.`),
      z.refine(distinct, 'Two accepted answers are the same.'),
    ),
})
export type TypedQuestion = z.infer<typeof TypedQuestion>

const decimalsOf = (number: number): number => String(number).split('.')[1]?.length ?? 0

const exactNumber = (missing: string) =>
  z.number(missing).check(
    z.minimum(-QUIZ_LIMITS.number, 'A number of at most 12 digits.'),
    z.maximum(QUIZ_LIMITS.number, 'A number of at most 12 digits.'),
    z.refine((number) => !String(number).includes('e') && decimalsOf(number) <= QUIZ_LIMITS.decimals, {
      error: `At most ${QUIZ_LIMITS.decimals} decimals.`,
    }),
  )

/** A question with a number as its answer. A number at most `within` away from it is right; without, only itself. */
export const NumberQuestion = question('number', {
  answer: exactNumber('Give a number.'),
  within: z.exactOptional(
    exactNumber('Give how far away is still right.').check(z.nonnegative('Not below zero.')),
  ),
  unit: z.exactOptional(written(tidyLine, QUIZ_LIMITS.unit)),
})
export type NumberQuestion = z.infer<typeof NumberQuestion>

/** Parts to be put in order. They are stored in the right order; a game shuffles them. */
const OrderQuestion = question('order', { parts: texts('parts', QUIZ_LIMITS.parts) })
export type OrderQuestion = z.infer<typeof OrderQuestion>

/** A question of whose choices one or more are right; all of them, and no other, are the answer. */
export const SeveralQuestion = question('several', {
  choices: texts('choices', QUIZ_LIMITS.severalChoices),
  /** Indexes of the right choices, each once. */
  right: z.array(z.int().check(z.nonnegative()), 'Mark the right choices.').check(
    z.minLength(1, 'Mark the right choices.'),
    z.maxLength(QUIZ_LIMITS.severalChoices, 'Mark the right choices.'),
    z.refine((right) => new Set(right).size === right.length, 'A choice is marked twice.'),
  ),
}).check(
  z.refine(({ choices, right }) => right.every((at) => at < choices.length), {
    path: ['right'],
    error: 'Mark the right choices.',
  }),
)
export type SeveralQuestion = z.infer<typeof SeveralQuestion>

export const QuizQuestion = z.discriminatedUnion(
  'kind',
  [ChoiceQuestion, TrueFalseQuestion, TypedQuestion, NumberQuestion, OrderQuestion, SeveralQuestion],
  { error: 'Expected a question of the kind choice, true-false, typed, number, order or several.' },
)
export type QuizQuestion = z.infer<typeof QuizQuestion>
