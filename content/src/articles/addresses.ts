import { REGIONS } from '@trivium/rules/places/regions'
import { MODES } from '@trivium/wire/modes/modes'
import { publicPathsOf } from '@trivium/wire/modes/pages'

/** Addresses of quizzes. */
export const QUIZZES: ReadonlySet<string> = new Set([
  ...publicPathsOf(MODES).filter((path) => !path.includes(':')),
  ...REGIONS.map((region) => `/country-quiz/${region}`),
])

/** Other pages that articles may link to, besides articles. */
export const PAGES: ReadonlySet<string> = new Set(['/leaderboard', '/custom/mine', '/register'])

export const ARTICLE_LIST = '/articles'

export const articlePath = (slug: string): string => `/article/${slug}`
