import { judgeTyped } from '../../answers/matcher.ts'
import { normalForm } from '../../answers/normal-form.ts'
import type { ChoiceItem, TypedItem } from '../../game/item.ts'

/** A question of a party. */
export type PartyItem = (ChoiceItem | TypedItem) & {
  /** Why the answer is right, shown with it. */
  readonly explanation?: string
}

/** Exactly one field is set, the one that the question's form asks for. */
export interface PartyAnswer {
  readonly choice?: number | undefined
  readonly text?: string | undefined
}

/** Whether an answer is right; or why it cannot answer this question. */
export const judgeItem = (
  item: PartyItem,
  { choice, text }: PartyAnswer,
): { readonly right: boolean } | 'no-such-choice' | 'no-such-answer' => {
  if ('choices' in item) {
    if (choice === undefined || text !== undefined) return 'no-such-answer'
    return item.choices[choice] === undefined ? 'no-such-choice' : { right: choice === item.right }
  }
  if (text === undefined || choice !== undefined) return 'no-such-answer'
  return { right: judgeTyped(text, item.accepted, item.others ?? []) }
}

/** PA13: equal for answers that are judged together. */
export const answerKey = ({ choice, text = '' }: PartyAnswer): string =>
  choice === undefined ? normalForm(text) : `${choice}`

/** What players see of a question before it closes. There is no field for the answer. */
export interface ShownQuestion {
  readonly category: string
  readonly prompt: string
  readonly form: 'choice' | 'typed'
  /** null: answered in words, or the question is still being read (PA8). */
  readonly choices: readonly string[] | null
}

export const showQuestion = (item: PartyItem, withChoices: boolean): ShownQuestion => ({
  category: item.category,
  prompt: item.prompt,
  form: 'choices' in item ? 'choice' : 'typed',
  choices: 'choices' in item && withChoices ? item.choices : null,
})

/** The right answer as it is shown once the question is closed. */
export interface Solution {
  /** The index of the right choice; null in all other forms. */
  readonly right: number | null
  /** The right answer in words. */
  readonly accepted: string
}

export const solutionOf = (item: PartyItem): Solution =>
  'choices' in item
    ? { right: item.right, accepted: item.choices[item.right] ?? '' }
    : { right: null, accepted: item.accepted[0] ?? '' }
