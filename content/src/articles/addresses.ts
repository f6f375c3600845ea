import { REGIONS } from '@trivium/rules/places/regions'

/** Addresses at which a reader can play. */
export const QUIZZES: ReadonlySet<string> = new Set([
  '/',
  '/daily-quiz',
  '/daily',
  '/survival',
  '/custom',
  '/battle',
  '/flag-quiz',
  '/country-quiz',
  ...REGIONS.map((region) => `/country-quiz/${region}`),
])

/** What else an article may lead to, other articles apart. */
export const PAGES: ReadonlySet<string> = new Set(['/leaderboard', '/custom/mine', '/register'])

export const ARTICLE_LIST = '/articles'

export const articlePath = (slug: string): string => `/article/${slug}`
