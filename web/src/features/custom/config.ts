import type { CustomConfig } from '@trivium/wire/documents/custom'
import type { OutputOf } from '@trivium/wire/registry'
import { categoryTitle } from '../../questions/category.ts'

/** A category with its number of questions by difficulty. */
export type Choosable = OutputOf<'readCategories'>['categories'][number]
export type Difficulty = CustomConfig['difficulties'][number]

export const DIFFICULTIES: readonly (readonly [difficulty: Difficulty, name: string])[] = [
  [1, 'Easy'],
  [2, 'Medium'],
  [3, 'Hard'],
]

/** Time for each question, ms; null: no limit. */
export const CLOCKS = [null, 10_000, 20_000, 30_000] as const

export const MIN_COUNT = 5
export const MAX_COUNT = 50

export const FIRST_CONFIG: CustomConfig = { categories: [], difficulties: [1, 2], count: 10, clock: 20_000 }

interface Preset {
  readonly name: string
  readonly text: string
  readonly config: CustomConfig
}

export const PRESETS: readonly Preset[] = [
  { name: 'Quick ten', text: 'A bit of everything', config: FIRST_CONFIG },
  {
    name: 'Round the world',
    text: 'Places, history, words',
    config: {
      categories: ['geography', 'history', 'language', 'food-drink'],
      difficulties: [1, 2, 3],
      count: 15,
      clock: 20_000,
    },
  },
  {
    name: 'Laboratory',
    text: 'Science, nature, technology',
    config: {
      categories: ['science', 'nature', 'technology'],
      difficulties: [1, 2, 3],
      count: 15,
      clock: 20_000,
    },
  },
  {
    name: 'Stage and screen',
    text: 'Books, art, music, film',
    config: {
      categories: ['literature', 'art', 'music', 'film', 'television'],
      difficulties: [1, 2, 3],
      count: 15,
      clock: 20_000,
    },
  },
  {
    name: 'The hard way',
    text: 'Experts only',
    config: { categories: [], difficulties: [3], count: 10, clock: 30_000 },
  },
  {
    name: 'Sunday walk',
    text: 'Thirty, without a clock',
    config: { categories: [], difficulties: [1, 2, 3], count: 30, clock: null },
  },
]

/** Whether the answers are typed instead of chosen. */
export const isTyped = ({ answers }: CustomConfig): boolean => answers === 'typed'

const sorted = (values: readonly (string | number)[]): string => [...values].sort().join()

/** Whether two configurations draw from the same questions in the same way. */
export const isSame = (a: CustomConfig, b: CustomConfig): boolean =>
  a.count === b.count &&
  a.clock === b.clock &&
  isTyped(a) === isTyped(b) &&
  sorted(a.categories) === sorted(b.categories) &&
  sorted(a.difficulties) === sorted(b.difficulties)

/** Number of questions in a category that the quiz may ask. */
export const countOf = (
  category: Choosable,
  config: Pick<CustomConfig, 'difficulties' | 'answers'>,
): number => {
  const counts = config.answers === 'typed' ? category.typed : category.counts
  return config.difficulties.reduce((sum, difficulty) => sum + (counts[difficulty - 1] ?? 0), 0)
}

/** Number of questions to draw from. */
export const availableCount = (all: readonly Choosable[], config: CustomConfig): number =>
  all
    .filter(({ id }) => config.categories.length === 0 || config.categories.includes(id))
    .reduce((sum, category) => sum + countOf(category, config), 0)

/** Adds the item, or removes it if it is present. */
export const toggle = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]

export const clockWords = (clock: number | null): string =>
  clock === null ? 'No clock' : `${clock / 1000} seconds each`

/** 'Science, Nature & Animals' */
export const categoryWords = (categories: readonly string[]): string =>
  categories.length === 0 ? 'All categories' : categories.map(categoryTitle).join(', ')

/** 'Easy and medium' */
export const difficultyWords = (difficulties: readonly Difficulty[]): string => {
  if (difficulties.length === DIFFICULTIES.length) return 'Easy to hard'
  const names = DIFFICULTIES.filter(([difficulty]) => difficulties.includes(difficulty)).map(
    ([, name]) => name,
  )
  const [first = '', second] = names
  return second === undefined ? first : `${first} and ${second.toLowerCase()}`
}
