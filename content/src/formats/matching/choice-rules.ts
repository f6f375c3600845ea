import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { tidyText, visualForm, written } from '@trivium/wire/documents/quiz-text'

interface ChoiceLimits {
  /** Numbers of choices. */
  readonly least: number
  readonly most: number
  /** Lengths, in characters. */
  readonly prompt: number
  readonly choice: number
  /** Equal for choices that count as the same. */
  readonly formOf: (choice: string) => string
}

/** What a question with choices may have. */
export interface ChoiceRules extends ChoiceLimits {
  /** Why a text cannot be a prompt, or a choice; null if it can. */
  readonly problemOfPrompt: (text: string) => string | null
  readonly problemOfChoice: (text: string) => string | null
}

const problemOf = (longest: number) => {
  const schema = written(tidyText, longest)
  return (text: string): string | null => schema.safeParse(text).error?.issues[0]?.message ?? null
}

export const choiceRules = (limits: ChoiceLimits): ChoiceRules => ({
  ...limits,
  problemOfPrompt: problemOf(limits.prompt),
  problemOfChoice: problemOf(limits.choice),
})

export const QUIZ_RULES = choiceRules({
  least: 2,
  most: QUIZ_LIMITS.choices,
  prompt: QUIZ_LIMITS.prompt,
  choice: QUIZ_LIMITS.answer,
  formOf: visualForm,
})
