import { CATEGORIES } from '../questions/categories.ts'
import type { Question } from '../questions/format.ts'
import { originOf, REGIONS, regionShare } from '../questions/origins.ts'
import { aboutBank, percent, type Rule } from './finding.ts'

const MAX_CATEGORY = 0.12

/** Each difficulty's target share of the bank, and its tolerance. Half of the questions about popular culture are easy. */
const SPREAD = [
  [1, 0.35, 0.06],
  [2, 0.4, 0.03],
  [3, 0.25, 0.03],
] as const

const categoryShares: Rule = (questions) =>
  CATEGORIES.flatMap(({ slug }) => {
    const count = questions.filter(({ category }) => category === slug).length
    const share = count / questions.length
    if (count === 0) return [aboutBank('category', `expected questions in ${slug}`)]
    if (share <= MAX_CATEGORY) return []
    return [
      aboutBank('category', `expected at most ${percent(MAX_CATEGORY)} in ${slug}, not ${percent(share)}`),
    ]
  })

const difficultySpread: Rule = (questions) =>
  SPREAD.flatMap(([difficulty, wanted, tolerance]) => {
    const share = shareOf(questions, difficulty)
    if (Math.abs(share - wanted) <= tolerance) return []
    return [
      aboutBank(
        'difficulty',
        `expected about ${percent(wanted)} of difficulty ${difficulty}, not ${percent(share)}`,
      ),
    ]
  })

const shareOf = (questions: readonly Question[], difficulty: number): number =>
  questions.filter((question) => question.difficulty === difficulty).length / Math.max(1, questions.length)

/** In a small bank a share is not meaningful. */
const MIN_PLACED = 1_000

const regionShares: Rule = (questions) =>
  questions.filter((question) => originOf(question) !== null).length < MIN_PLACED
    ? []
    : REGIONS.flatMap((region) => {
        const { title, least = 0, most = 1 } = region
        const share = regionShare(region, questions)
        if (share >= least && share <= most) return []
        const limit = share < least ? `at least ${percent(least)}` : `at most ${percent(most)}`
        return [
          aboutBank(
            'places',
            `expected ${limit} of what has a place to be about ${title}, not ${percent(share)}`,
          ),
        ]
      })

export const balanceRules: Rule[] = [categoryShares, difficultySpread, regionShares]
