import { CATEGORIES, type Category } from '../../questions/categories.ts'
import { normalForm } from '../../text-forms.ts'

/** Other names of our categories: those of Open Trivia DB, and everyday ones. */
const OTHERS: Readonly<Record<string, Category>> = {
  'general knowledge': 'society',
  'entertainment books': 'literature',
  'entertainment film': 'film-tv',
  'entertainment television': 'film-tv',
  'entertainment cartoon animations': 'film-tv',
  'entertainment japanese anime manga': 'film-tv',
  'entertainment music': 'music',
  'entertainment musicals theatres': 'music',
  'entertainment video games': 'sports-games',
  'entertainment board games': 'sports-games',
  'entertainment comics': 'literature',
  'science nature': 'science',
  'science computers': 'technology',
  'science mathematics': 'science',
  'science gadgets': 'technology',
  mathematics: 'science',
  computers: 'technology',
  computing: 'technology',
  sports: 'sports-games',
  sport: 'sports-games',
  games: 'sports-games',
  animals: 'nature',
  vehicles: 'technology',
  politics: 'society',
  celebrities: 'society',
  religion: 'mythology',
  film: 'film-tv',
  movies: 'film-tv',
  television: 'film-tv',
  books: 'literature',
  food: 'food-drink',
  words: 'language',
  languages: 'language',
}

const OURS = new Map<string, Category>(
  CATEGORIES.flatMap(({ slug, title }) => [
    [normalForm(slug), slug],
    [normalForm(title), slug],
  ]),
)

/** The category that a name in a file stands for; null if none. */
export const categoryNamed = (name: string): Category | null => {
  const form = normalForm(name)
  return OURS.get(form) ?? (Object.hasOwn(OTHERS, form) ? OTHERS[form]! : null)
}
