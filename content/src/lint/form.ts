import { choicesOf, type Question } from '../questions/format.ts'
import { meaningfulWords, wordsOf } from '../text-forms.ts'
import { CEILINGS } from './ceilings.ts'
import { aboutBank, percent, perQuestion, type Rule } from './finding.ts'

const RANK_SHARE = 0.25
const RANKS = ['longest', 'second longest', 'third longest', 'shortest'] as const

const ARTICLE = /^(?:the|an?) /i

/** The shares of questions in which the answer is the longest choice, the second longest and so on; ties are divided. */
export const lengthRanks = (
  questions: readonly Question[],
): { readonly rank: string; readonly share: number }[] => {
  const sums = RANKS.map(() => 0)
  for (const question of questions) {
    const [own, ...others] = choicesOf(question).map((choice) => [...choice].length) as [number, ...number[]]
    const longer = others.filter((length) => length > own).length
    const same = others.filter((length) => length === own).length + 1
    for (let rank = longer; rank < longer + same; rank++) sums[rank] = (sums[rank] ?? 0) + 1 / same
  }
  return RANKS.map((rank, i) => ({ rank, share: (sums[i] ?? 0) / Math.max(1, questions.length) }))
}

const evenRanks: Rule = (questions) => {
  // In a small bank a share is not meaningful: the tolerance is at least two questions.
  const tolerance = Math.max(CEILINGS.lengthRank, 2 / Math.max(1, questions.length))
  return lengthRanks(questions)
    .filter(({ share }) => Math.abs(share - RANK_SHARE) > tolerance)
    .map(({ rank, share }) =>
      aboutBank(
        'length-rank',
        `expected the answer to be the ${rank} choice in ${percent(RANK_SHARE)} ± ${percent(CEILINGS.lengthRank)}, not ${percent(share)}`,
      ),
    )
}

/** Where choices mix, the one without an article is right too often. */
export const mixesArticles = (question: Question): boolean => {
  const bare = choicesOf(question).filter((choice) => !ARTICLE.test(choice)).length
  return bare > 0 && bare < 4
}

const mixedArticles = perQuestion('article', (question) =>
  mixesArticles(question)
    ? [
        `expected all choices with an article or none: ${choicesOf(question)
          .map((choice) => `'${choice}'`)
          .join(', ')}`,
      ]
    : [],
)

/** The answer's own words, which no wrong choice has. */
const ownWords = ({ answer, wrong }: Question): string[] => {
  const others = meaningfulWords(wrong.join(' '))
  return [...meaningfulWords(answer)].filter((word) => word.length >= 4 && !others.has(word))
}

/** Words of the prompt of which a word is a part, or the other way round. */
const around = (word: string, prompt: readonly string[]): string[] =>
  prompt.filter(
    (asked) => asked !== word && (asked.includes(word) || (asked.length >= 5 && word.includes(asked))),
  )

/** If each wrong choice is a part of the prompt too, it tells nothing. */
const partOfPrompt = perQuestion('inside', (question) => {
  const prompt = wordsOf(question.prompt)
  const isPart = (choice: string): boolean =>
    wordsOf(choice).some((word) => word.length >= 4 && around(word, prompt).length > 0)
  if (question.wrong.every(isPart)) return []
  return ownWords(question).flatMap((word) =>
    around(word, prompt).map(
      (asked) => `expected a prompt without '${asked}', which tells '${word}' of the answer`,
    ),
  )
})

export const formRules: Rule[] = [evenRanks, mixedArticles, partOfPrompt]
