import type { GivenAnswer } from './answer.ts'
import { type AskedForm, isChoiceForm } from './forms.ts'
import { writeNumber } from './number-text.ts'

/** QF13: the right answer as it is shown once the question is closed. */
export interface Solution {
  /** The index of the right choice; null in all other forms. */
  readonly right: number | null
  /** The right answer in words; null if there is none. */
  readonly accepted: string | null
  /** The indexes of the parts, in the right order. */
  readonly order?: readonly number[]
  /** The indexes of all right choices. */
  readonly several?: readonly number[]
  /** The right number, and how far a right answer may be from it. */
  readonly number?: { readonly answer: number; readonly within: number }
}

const textsAt = (choices: readonly string[], indexes: readonly number[]): string =>
  indexes.map((at) => choices[at] ?? '').join('; ')

export const solutionOf = (asked: AskedForm): Solution => {
  if (isChoiceForm(asked)) return { right: asked.right, accepted: asked.choices[asked.right] ?? null }
  switch (asked.form) {
    case 'number': {
      const { answer, within, unit } = asked
      return { right: null, accepted: writeNumber(answer, unit), number: { answer, within } }
    }
    case 'order':
      return { right: null, accepted: textsAt(asked.choices, asked.right), order: asked.right }
    case 'several':
      return { right: null, accepted: textsAt(asked.choices, asked.right), several: asked.right }
    default:
      return { right: null, accepted: asked.accepted[0] ?? null }
  }
}

/** QF13: a player's answer in words. */
export const answerInWords = (
  asked: AskedForm,
  { choice, text, number, order, several }: GivenAnswer,
): string => {
  const choices = 'choices' in asked ? asked.choices : []
  if (number !== undefined) return writeNumber(number, asked.form === 'number' ? asked.unit : null)
  if (order !== undefined || several !== undefined) return textsAt(choices, order ?? several ?? [])
  return choice === null ? (text ?? '') : (choices[choice] ?? '')
}
