import { CATEGORIES, type Category } from '../../questions/categories.ts'
import { normalForm } from '../../text-forms.ts'

/** Other names of our categories: those of Open Trivia DB, and everyday ones. */
const OTHERS: Readonly<Record<string, Category>> = {
  'general knowledge': 'society',
  'entertainment books': 'literature',
  'entertainment film': 'film',
  'entertainment television': 'television',
  'entertainment cartoon animations': 'television',
  'entertainment japanese anime manga': 'television',
  'entertainment music': 'music',
  'entertainment musicals theatres': 'music',
  'entertainment video games': 'games-internet',
  'entertainment board games': 'games-internet',
  'entertainment comics': 'literature',
  'science nature': 'science',
  'science computers': 'technology',
  'science mathematics': 'science',
  'science gadgets': 'technology',
  mathematics: 'science',
  computers: 'technology',
  computing: 'technology',
  sport: 'sports',
  games: 'games-internet',
  'video games': 'games-internet',
  'board games': 'games-internet',
  internet: 'games-internet',
  'sports games': 'sports',
  animals: 'nature',
  vehicles: 'technology',
  politics: 'society',
  celebrities: 'society',
  religion: 'mythology',
  movies: 'film',
  tv: 'television',
  'film tv': 'film',
  'film television': 'film',
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
