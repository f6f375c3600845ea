import { judgeTyped } from '../answers/matcher.ts'
import type { FormAnswer } from './answer.ts'
import type { AskedForm, NumberForm, OrderForm, SeveralForm } from './forms.ts'
import { numberDistance } from './number-distance.ts'

/** The field that an answer of each form has. */
const FIELDS = ['choice', 'text', 'number', 'order', 'several'] as const
type Field = (typeof FIELDS)[number]

export interface Verdict {
  readonly right: boolean
  /** QF7: of a number, how far it is from the right one. */
  readonly distance?: number
  /**
   * QF9, QF10: of an order, for each position whether the right part stands there; of several choices, for each choice
   * whether it was rightly ticked or left.
   */
  readonly parts?: readonly boolean[]
}

export type FormRefusal = 'no-such-choice' | 'no-such-answer'

const fieldOf = (asked: AskedForm): Field => {
  if (asked.form === 'number' || asked.form === 'order' || asked.form === 'several') return asked.form
  return 'choices' in asked ? 'choice' : 'text'
}

const isDistinct = (indexes: readonly number[]): boolean => new Set(indexes).size === indexes.length

const judgeNumber = (number: number, asked: NumberForm): Verdict | FormRefusal => {
  if (!Number.isFinite(number)) return 'no-such-answer'
  const distance = numberDistance(number, asked.answer)
  const rounding = Number.EPSILON * 4 * Math.max(Math.abs(number), Math.abs(asked.answer))
  return { right: distance <= asked.within + rounding, distance }
}

const judgeOrder = (order: readonly number[], { choices, right }: OrderForm): Verdict | FormRefusal => {
  if (order.some((part) => choices[part] === undefined)) return 'no-such-choice'
  if (order.length !== choices.length || !isDistinct(order)) return 'no-such-answer'
  const parts = right.map((part, i) => part === order[i])
  return { right: parts.every(Boolean), parts }
}

const judgeSeveral = (ticked: readonly number[], { choices, right }: SeveralForm): Verdict | FormRefusal => {
  if (ticked.some((choice) => choices[choice] === undefined)) return 'no-such-choice'
  if (ticked.length === 0 || !isDistinct(ticked)) return 'no-such-answer'
  const parts = choices.map((_, choice) => right.includes(choice) === ticked.includes(choice))
  return { right: parts.every(Boolean), parts }
}

/** QF6, QF7, QF9, QF10, QF14: judges an answer, or refuses one that cannot answer this question. */
export const judgeForm = (asked: AskedForm, given: FormAnswer): Verdict | FormRefusal => {
  const field = fieldOf(asked)
  if (FIELDS.some((other) => (given[other] !== undefined) !== (other === field))) return 'no-such-answer'
  const { choice = -1, text = '', number = Number.NaN, order = [], several = [] } = given
  if (asked.form === 'number') return judgeNumber(number, asked)
  if (asked.form === 'order') return judgeOrder(order, asked)
  if (asked.form === 'several') return judgeSeveral(several, asked)
  if ('accepted' in asked) return { right: judgeTyped(text, asked.accepted, asked.others ?? []) }
  if (asked.choices[choice] === undefined) return 'no-such-choice'
  return { right: choice === asked.right }
}

/**
 * QF8: the indexes of the answers nearest to the right number: several if they are equally near, none if nobody
 * answered (null).
 */
export const closestOf = (asked: NumberForm, numbers: readonly (number | null)[]): number[] => {
  const distances = numbers.map((number) =>
    number === null ? Infinity : numberDistance(number, asked.answer),
  )
  const nearest = Math.min(...distances)
  return nearest === Infinity ? [] : [...distances.keys()].filter((i) => distances[i] === nearest)
}
