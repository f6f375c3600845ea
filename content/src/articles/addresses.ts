import { REGIONS } from '@trivium/rules/places/regions'

/** Addresses of quizzes. */
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

/** Other pages that articles may link to, besides articles. */
export const PAGES: ReadonlySet<string> = new Set(['/leaderboard', '/custom/mine', '/register'])

export const ARTICLE_LIST = '/articles'

export const articlePath = (slug: string): string => `/article/${slug}`
