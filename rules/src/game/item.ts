import type { ChoiceForm, NumberForm, OrderForm, SeveralForm, TypedForm } from '../forms/forms.ts'
import { randomFrom, shuffled } from '../random.ts'
import type { Millis } from './decider.ts'
import { mediaOf, mediaTime, type WithMedia } from './media.ts'

export type Difficulty = 1 | 2 | 3

/** A question as the bank stores it: four choices, of which `answer` is right. */
export interface Question extends WithMedia {
  readonly id: string
  readonly category: string
  readonly difficulty: Difficulty
  readonly prompt: string
  readonly answer: string
  readonly wrong: readonly string[]
  /** G6: what else is right when it is typed; empty, or absent for a question that does not work without choices. */
  readonly accept?: readonly string[] | undefined
}

/** What a question has in one game, whatever its form. */
export interface ItemHead extends WithMedia {
  readonly question: string
  readonly category: string
  readonly difficulty: Difficulty
  readonly prompt: string
}

/**
 * A question as one game asks it. The choices are in this game's order, and `right` is an index into them.
 */
export interface ChoiceItem extends ItemHead, ChoiceForm {
  /** Why it is right, if the game shows that after the question. */
  readonly explanation?: string
}

/** A question with a typed answer in one game. */
export interface TypedItem extends ItemHead, TypedForm {}

/** A question of any form in one game. */
export type FormItem =
  | ChoiceItem
  | TypedItem
  | (ItemHead & NumberForm)
  | (ItemHead & OrderForm)
  | (ItemHead & SeveralForm)

/** G1: the order of the choices follows from the game's seed and the question and is the same for every seat. */
export const choiceItemFor = (question: Question, seed: string): ChoiceItem => {
  const choices = shuffled([question.answer, ...question.wrong], randomFrom(`${seed}:${question.id}`))
  return {
    question: question.id,
    category: question.category,
    difficulty: question.difficulty,
    prompt: question.prompt,
    ...mediaOf(question),
    choices,
    right: choices.indexOf(question.answer),
  }
}

/**
 * G6: a question as one game asks it, with choices or typed. A question that does not work without choices keeps them: its
 * author may have changed it since the game was made.
 */
export const itemFor = (
  { accept, ...question }: Question,
  seed: string,
  answers: 'choices' | 'typed' = 'choices',
): ChoiceItem | TypedItem =>
  answers === 'choices' || accept === undefined
    ? choiceItemFor(question, seed)
    : {
        question: question.id,
        category: question.category,
        difficulty: question.difficulty,
        prompt: question.prompt,
        ...mediaOf(question),
        accepted: [question.answer, ...accept],
        others: question.wrong,
      }

/**
 * G2, G5: reading time is 40 ms for each character of prompt and choices, at most 5 s, and the time for a picture or sound.
 * Of the prompt and the same question in words, the longer one counts.
 */
export const readingTime = (item: WithMedia & { prompt: string; choices?: readonly string[] }): Millis => {
  const { prompt, words = '', choices = [] } = item
  const characters = choices.reduce(
    (sum, choice) => sum + choice.length,
    Math.max(prompt.length, words.length),
  )
  return Math.min(characters * 40, 5_000) + mediaTime(item)
}

const ALLOWANCE_PER_QUESTION: Millis = 500
const ALLOWANCE_PER_GAME: Millis = 2_000

/**
 * G3: a seat's allowance for its network delay is at most 500 ms a question and 2 s a game; without a
 * measured delay there is none.
 */
export const delayAllowance = (delay: Millis, usedInGame: Millis): Millis =>
  Number.isNaN(delay)
    ? 0
    : Math.max(0, Math.min(Math.round(delay), ALLOWANCE_PER_QUESTION, ALLOWANCE_PER_GAME - usedInGame))
