import { type FormAnswer, type GivenAnswer, givenAnswer } from '../../forms/answer.ts'
import { type FormRefusal, judgeForm } from '../../forms/judge.ts'
import type { SoloItem } from './events.ts'

/** SO4: an answer with its judgement, as the journal keeps it; a refusal if it cannot answer this question. */
export const judgeAnswer = (
  item: SoloItem,
  given: FormAnswer,
): (GivenAnswer & { readonly right: boolean }) | FormRefusal => {
  const verdict = judgeForm(item, given)
  return typeof verdict === 'string' ? verdict : { ...givenAnswer(given), right: verdict.right }
}
