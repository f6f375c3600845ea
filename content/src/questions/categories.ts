/** The categories of the question bank in display order. A slug is also a file name. */
export const CATEGORIES = [
  { slug: 'geography', title: 'Geography' },
  { slug: 'history', title: 'History' },
  { slug: 'science', title: 'Science' },
  { slug: 'nature', title: 'Nature & Animals' },
  { slug: 'literature', title: 'Literature' },
  { slug: 'art', title: 'Art & Design' },
  { slug: 'music', title: 'Music' },
  { slug: 'film', title: 'Film' },
  { slug: 'television', title: 'Television' },
  { slug: 'sports', title: 'Sports' },
  { slug: 'games-internet', title: 'Games & Internet' },
  { slug: 'food-drink', title: 'Food & Drink' },
  { slug: 'language', title: 'Language & Words' },
  { slug: 'mythology', title: 'Mythology & Religion' },
  { slug: 'technology', title: 'Technology & Computing' },
  { slug: 'society', title: 'Society & Everyday Life' },
] as const

export type Category = (typeof CATEGORIES)[number]['slug']

/** Popular culture: each daily asks about three of these. */
export const POPULAR_CATEGORIES: ReadonlySet<string> = new Set<Category>([
  'music',
  'film',
  'television',
  'sports',
  'games-internet',
])

export const isCategory = (slug: string): slug is Category =>
  CATEGORIES.some((category) => category.slug === slug)

/** Categories that were divided, and the one that continues each. Journals of older games contain them. */
const CONTINUED_BY: ReadonlyMap<string, Category> = new Map([
  ['film-tv', 'film'],
  ['sports-games', 'sports'],
])

/** A category's slug today; any other text stays as it is. */
export const currentCategory = (slug: string): string => CONTINUED_BY.get(slug) ?? slug

/**
 * Prefixes of ids in a category's file: its own, and of categories from which questions came, each with the last
 * number there. An id never changes, because operators' databases refer to it.
 */
const PREFIXES: Readonly<Partial<Record<Category, Readonly<Record<string, number>>>>> = {
  film: { 'film-tv': 313 },
  television: { 'film-tv': 313 },
  sports: { 'sports-games': 322 },
  'games-internet': { 'sports-games': 322, technology: 268 },
}

/** The place of an id's prefix among those of a category; null if the id doesn't belong in it. */
export const prefixOrder = (category: Category, id: string): number | null => {
  const prefix = id.slice(0, -5)
  const earlier = Object.entries(PREFIXES[category] ?? {})
  if (prefix === category) return earlier.length
  const place = earlier.findIndex(([name, last]) => name === prefix && Number(id.slice(-4)) <= last)
  return place < 0 ? null : place
}
