import { randomFrom, shuffled } from '../random.ts'
import type { AskedForm, FormQuestion } from './forms.ts'

/** QF2: the two choices of a statement, in this order. */
export const TRUE_OR_FALSE = ['True', 'False'] as const

const textsAt = (texts: readonly string[], order: readonly number[]): string[] =>
  order.map((at) => texts[at] as string)

/** QF4: a shuffled order that is not the right one. */
const wrongOrder = (order: number[]): number[] =>
  order.every((part, i) => part === i) ? [...order.slice(1), ...order.slice(0, 1)] : order

/**
 * QF3: a question as one game asks it. The order of its choices follows from `seed`, which must differ between the
 * questions of a game. Journals are replayed with this order, so it must never change for a seed.
 */
export const askForm = (question: FormQuestion, seed: string): AskedForm => {
  const shuffledKeys = (texts: readonly string[]) => shuffled([...texts.keys()], randomFrom(seed))
  switch (question.kind) {
    case 'choice': {
      const order = shuffledKeys(question.choices)
      return { choices: textsAt(question.choices, order), right: order.indexOf(question.right) }
    }
    case 'true-false':
      return { form: 'true-false', choices: TRUE_OR_FALSE, right: question.right ? 0 : 1 }
    case 'typed':
      return { accepted: question.accepted }
    case 'number':
      return {
        form: 'number',
        answer: question.answer,
        within: question.within ?? 0,
        unit: question.unit ?? null,
      }
    case 'order': {
      const order = wrongOrder(shuffledKeys(question.parts))
      const right = [...question.parts.keys()].map((part) => order.indexOf(part))
      return { form: 'order', choices: textsAt(question.parts, order), right }
    }
    case 'several': {
      const order = shuffledKeys(question.choices)
      const right = [...order.keys()].filter((at) => question.right.includes(order[at] as number))
      return { form: 'several', choices: textsAt(question.choices, order), right }
    }
  }
}
