import { CATEGORIES } from '@trivium/content/questions/categories'
import { counterWords } from '@trivium/wire/modes/counters'
import { formatTime } from '../../admin/format-times.ts'

export const DIFFICULTY_LABELS: Readonly<Record<number, string>> = { 1: 'Easy', 2: 'Medium', 3: 'Hard' }

export const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, title }) => [slug, title] as const)

export const DIFFICULTY_OPTIONS = [
  ['1', 'Easy'],
  ['2', 'Medium'],
  ['3', 'Hard'],
] as const

/** The reasons players can give, for questions and for places. */
const REASONS: Readonly<Record<string, string>> = {
  'wrong-answer': 'The answer is wrong',
  'more-than-one': 'More than one answer is right',
  outdated: 'Outdated',
  unclear: 'Can be read in two ways',
  typo: 'Spelling',
  offensive: 'Offensive',
  'name-not-accepted': 'A name is not accepted',
  picture: 'The picture',
  border: 'The border',
  other: 'Something else',
}
export const reasonLabel = (reason: string): string => REASONS[reason] ?? reason

/** The kind of game that a report comes from. */
export const modeLabel = (kind: string | null): string => counterWords(kind ?? '')?.oneGame ?? 'a game'

export const originLabel = (origin: string): string =>
  origin === 'bank' ? 'Shipped' : origin === 'operator' ? 'Added here' : 'Imported'

export const percent = (share: number): string => `${Math.round(share * 100)}%`

export const timeLabel = (at: number): string => (at === 0 ? 'before there was a record' : formatTime(at))
