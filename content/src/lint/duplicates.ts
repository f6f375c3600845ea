import type { Question } from '../questions/format.ts'
import { bareSignedForm, jaccard, trigramsOf } from '../text-forms.ts'
import type { Finding, Rule } from './finding.ts'

/** Prompts that share more of their trigrams than this count as the same. */
const NEARLY_THE_SAME = 0.8

/** The same answer to the same, or nearly the same, prompt. The later of two is the one to change. */
const asksTwice: Rule = (questions) =>
  [...Map.groupBy(questions, ({ answer }) => bareSignedForm(answer)).values()].flatMap(duplicatesAmong)

const duplicatesAmong = (questions: readonly Question[]): Finding[] => {
  const trigrams = questions.map(({ prompt }) => trigramsOf(prompt))
  return questions.flatMap((question, at) => {
    const first = trigrams.findIndex(
      (other, index) => index < at && jaccard(other, trigrams[at]!) > NEARLY_THE_SAME,
    )
    const twin = questions[first]
    if (first < 0 || twin === undefined) return []
    return [
      { rule: 'duplicate', question, message: `expected a question that ${twin.id} does not already ask` },
    ]
  })
}

export const duplicateRules: Rule[] = [asksTwice]
