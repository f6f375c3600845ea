import { plural } from '../../../design/plural.ts'
import { REGION_TITLES } from '../../../places/region-titles.ts'
import { categoryTitle } from '../../../questions/category.ts'
import type { RoundForm } from './plan-form.ts'

const LEVELS = ['', 'easy', 'medium', 'hard'] as const

const bankWords = ({ categories, difficulties, count }: RoundForm): string => {
  const levels =
    difficulties.length % 3 === 0 ? '' : ` ${difficulties.map((one) => LEVELS[one]).join(' and ')}`
  const from = categories.length === 0 ? 'all categories' : categories.map(categoryTitle).join(', ')
  return `${count}${levels} ${count === 1 ? 'question' : 'questions'}, ${from}`
}

const placeWords = ({ source, region, count, answers }: RoundForm): string => {
  const what =
    source === 'flags' ? plural(count, 'flag') : `${plural(count, 'country', 'countries')} on a map`
  return [what, region === 'all' ? null : REGION_TITLES[region], answers === 'typed' ? 'typed' : null]
    .filter((part) => part !== null)
    .join(', ')
}

const sourceWords = (round: RoundForm): string => {
  if (round.source === 'bank') return bankWords(round)
  if (round.source === 'quiz') return round.quizId === null ? 'One of your quizzes' : 'Your quiz'
  return placeWords(round)
}

/** '10 easy questions, all categories; double points; then 5 minutes’ break' */
export const roundSummary = (round: RoundForm, isLast: boolean): string =>
  [
    sourceWords(round),
    round.scoring === 'speed' ? 'faster earns more' : null,
    round.weight === 2 ? 'double points' : round.weight === 0 ? 'just for fun' : null,
    !isLast && round.breakMinutes > 0 ? `then a break of ${plural(round.breakMinutes, 'minute')}` : null,
  ]
    .filter((part) => part !== null)
    .join('; ')
