import type { Question } from '../questions/format.ts'
import { CEILINGS } from './ceilings.ts'
import { aboutBank, percent, type Rule } from './finding.ts'

const SHORT = 9

const wordCount = ({ prompt }: Question): number =>
  prompt.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The number of words of the median prompt, and the share of short prompts. */
export const brevityOf = (
  questions: readonly Question[],
): { readonly median: number; readonly short: number } => {
  const counts = questions.map(wordCount).sort((a, b) => a - b)
  return {
    median: counts[Math.floor((counts.length - 1) / 2)] ?? 0,
    short: counts.filter((count) => count <= SHORT).length / Math.max(1, counts.length),
  }
}

/** A duel has ten seconds a question, so the interesting part belongs in the explanation. */
const brevity: Rule = (questions) => {
  const { median, short } = brevityOf(questions)
  return [
    ...(median > CEILINGS.medianWords
      ? [aboutBank('brevity', `expected a median prompt of ${CEILINGS.medianWords} words, not ${median}`)]
      : []),
    ...(questions.length > 0 && short < CEILINGS.shortPrompts
      ? [
          aboutBank(
            'brevity',
            `expected ${percent(CEILINGS.shortPrompts)} of the prompts to have at most ${SHORT} words, not ${percent(short)}`,
          ),
        ]
      : []),
  ]
}

export const brevityRules: Rule[] = [brevity]
