import { tooQuickThreshold } from '@trivium/rules/fair-play/answer-times'
import { solutionOf } from '@trivium/rules/forms/solution'
import type { FormItem } from '@trivium/rules/game/item'

/** A question as an admin sees it, without an answer. */
export const askedQuestion = (item: FormItem) => ({
  prompt: item.prompt,
  choices: 'choices' in item ? [...item.choices] : [],
  right: solutionOf(item).accepted ?? '',
  tooQuickBelow: tooQuickThreshold(item.prompt.length),
})
