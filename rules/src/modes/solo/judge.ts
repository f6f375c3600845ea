import { judgeTyped } from '../../answers/matcher.ts'
import type { SoloItem, SoloRefusal } from './events.ts'

/** An answer as received. */
interface Given {
  readonly choice?: number | undefined
  readonly text?: string | undefined
}

export interface Judgement {
  readonly choice: number | null
  readonly text: string | null
  readonly right: boolean
}

/**
 * SO4: judges a choice by its index, a text by the matcher of typed answers (T). Returns a refusal if it
 * cannot answer this question.
 */
export const judgeAnswer = (
  item: SoloItem,
  { choice, text }: Given,
): Judgement | Extract<SoloRefusal, 'no-such-choice' | 'no-such-answer'> => {
  if ('choices' in item) {
    if (choice === undefined || text !== undefined) return 'no-such-answer'
    if (item.choices[choice] === undefined) return 'no-such-choice'
    return { choice, text: null, right: choice === item.right }
  }
  if (text === undefined || choice !== undefined) return 'no-such-answer'
  return { choice: null, text, right: judgeTyped(text, item.accepted, item.others ?? []) }
}
