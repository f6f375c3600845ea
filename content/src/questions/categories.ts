/** The categories of the question bank in display order. A slug is also a file name. */
export const CATEGORIES = [
  { slug: 'geography', title: 'Geography' },
  { slug: 'history', title: 'History' },
  { slug: 'science', title: 'Science' },
  { slug: 'nature', title: 'Nature & Animals' },
  { slug: 'literature', title: 'Literature' },
  { slug: 'art', title: 'Art & Design' },
  { slug: 'music', title: 'Music' },
  { slug: 'film-tv', title: 'Film & Television' },
  { slug: 'sports-games', title: 'Sports & Games' },
  { slug: 'food-drink', title: 'Food & Drink' },
  { slug: 'language', title: 'Language & Words' },
  { slug: 'mythology', title: 'Mythology & Religion' },
  { slug: 'technology', title: 'Technology & Computing' },
  { slug: 'society', title: 'Society & Everyday Life' },
] as const

export type Category = (typeof CATEGORIES)[number]['slug']

export const isCategory = (slug: string): slug is Category =>
  CATEGORIES.some((category) => category.slug === slug)
