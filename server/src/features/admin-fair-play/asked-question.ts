import { tooQuickThreshold } from '@trivium/rules/fair-play/answer-times'
import type { ChoiceItem, TypedItem } from '@trivium/rules/game/item'

const rightOf = (item: ChoiceItem | TypedItem): string =>
  'choices' in item ? (item.choices[item.right] ?? '') : (item.accepted[0] ?? '')

/** A question as an admin sees it, without an answer. */
export const askedQuestion = (item: ChoiceItem | TypedItem) => ({
  prompt: item.prompt,
  choices: 'choices' in item ? [...item.choices] : [],
  right: rightOf(item),
  tooQuickBelow: tooQuickThreshold(item.prompt.length),
})
