import type { GivenAnswer } from './answer.ts'
import type { AskedForm } from './forms.ts'
import { judgeForm, type Verdict } from './judge.ts'
import { type Solution, solutionOf } from './solution.ts'

/** What a player sees of a question once it is closed: the right answer, and how theirs differs from it. */
export interface FormReveal extends Solution, Pick<Verdict, 'distance' | 'parts'> {
  readonly wasRight: boolean
}

/**
 * QF7, QF9, QF10: what a verdict says beyond right and wrong. It follows from question and answer alone, so no journal
 * keeps it.
 */
const detailsOf = (asked: AskedForm, answer: GivenAnswer | null): Pick<Verdict, 'distance' | 'parts'> => {
  if (answer === null || answer.choice !== null || answer.text !== null) return {}
  const { number, order, several } = answer
  const verdict = judgeForm(asked, { number, order, several })
  if (typeof verdict === 'string') return {}
  const { right: _, ...details } = verdict
  return details
}

/** `wasRight`: as it was judged when the answer came. */
export const revealForm = (asked: AskedForm, answer: GivenAnswer | null, wasRight: boolean): FormReveal => ({
  ...solutionOf(asked),
  wasRight,
  ...detailsOf(asked, answer),
})
