import { CATEGORIES } from '../../questions/categories.ts'
import type { Question } from '../../questions/format.ts'
import { CEILINGS } from '../ceilings.ts'
import { aboutBank, percent, type Rule } from '../finding.ts'
import { guessAnswers } from './cross-validate.ts'

const CHANCE = 0.25

/** How often the model is right in a part of the bank. */
export interface GuessRate {
  /** A category's slug; null: the whole bank. */
  readonly category: string | null
  readonly asked: number
  readonly right: number
}

const measured = new WeakMap<readonly Question[], readonly GuessRate[]>()

/** How often the model is right in the bank and in each category. Kept by bank, because it takes seconds. */
export const guessRates = (questions: readonly Question[]): readonly GuessRate[] => {
  const known = measured.get(questions)
  if (known !== undefined) return known
  const chances = guessAnswers(questions)
  const rateOf = (category: string | null): GuessRate => {
    const part = questions.filter((question) => category === null || question.category === category)
    return {
      category,
      asked: part.length,
      right: part.reduce((sum, one) => sum + (chances.get(one) ?? 0), 0),
    }
  }
  const rates = [rateOf(null), ...CATEGORIES.map(({ slug }) => rateOf(slug))]
  measured.set(questions, rates)
  return rates
}

/** In a small category luck alone can exceed the limit, so two standard deviations above chance are always allowed. */
const maxRight = (asked: number, limit: number): number =>
  Math.max(asked * limit, asked * CHANCE + 2 * Math.sqrt(asked * CHANCE * (1 - CHANCE)))

const guessable: Rule = (questions) =>
  guessRates(questions).flatMap(({ category, asked, right }) => {
    const limit = category === null ? CEILINGS.guess : CEILINGS.guessInCategory
    if (right <= maxRight(asked, limit)) return []
    const where = category === null ? 'the bank' : category
    return [
      aboutBank(
        'guess',
        `expected at most ${percent(limit)} of ${where} to be guessed from the form of the choices, not ${percent(right / asked)}`,
      ),
    ]
  })

export const guessRules: Rule[] = [guessable]
