import { normalForm } from '../../answers/normal-form.ts'
import type { FormAnswer } from '../../forms/answer.ts'
import { writeNumber } from '../../forms/number-text.ts'
import { type ShownForm, showForm } from '../../forms/shown.ts'
import { type Solution, solutionOf } from '../../forms/solution.ts'
import type { FormItem } from '../../game/item.ts'
import { mediaOf, type WithMedia } from '../../game/media.ts'

/** A question of a party, of any form. */
export type PartyItem = FormItem & {
  /** Why the answer is right, shown with it. */
  readonly explanation?: string
}

/** PA13: equal for answers that are judged together. */
export const answerKey = ({ choice, text, number, order, several }: FormAnswer): string => {
  if (text !== undefined) return normalForm(text)
  if (choice !== undefined || number !== undefined) return `${choice ?? number}`
  return order?.join() ?? several?.toSorted((a, b) => a - b).join() ?? ''
}

/** An answer in words or by a number, as it is shown to the room; null: an answer by choices. */
export const wordsOf = (item: PartyItem, { text, number }: FormAnswer): string | null => {
  if (text !== undefined) return text.trim()
  return number === undefined ? null : writeNumber(number, item.form === 'number' ? item.unit : null)
}

/** What players see of a question before it closes. There is no field for the answer. */
export interface ShownQuestion extends ShownForm, WithMedia {
  readonly category: string
  readonly prompt: string
}

/** PA8: while the question is read, its choices are not shown yet. */
export const showQuestion = (item: PartyItem, withChoices: boolean): ShownQuestion => {
  const shown = showForm(item)
  return {
    category: item.category,
    prompt: item.prompt,
    ...mediaOf(item),
    ...shown,
    choices: withChoices ? shown.choices : null,
  }
}

/** The right answer, and why. */
export type ExplainedSolution = Solution & { readonly explanation: string }

export const explain = (item: PartyItem): ExplainedSolution => ({
  ...solutionOf(item),
  explanation: item.explanation ?? '',
})
