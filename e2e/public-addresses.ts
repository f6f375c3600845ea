import type { PublicModePath } from '@trivium/wire/modes/pages'

/** `/daily-quiz` is another address of the home page; each continent has an address. */
type Listed = Exclude<PublicModePath, '/daily-quiz' | '/country-quiz/:continentId'>

/** Public pages of the modes, and words in their text. */
const MODE_PAGES: Readonly<Record<Listed, string>> = {
  '/': 'No account needed, and every answer tells you why.',
  '/daily': 'Past quizzes',
  '/battle': 'Right answers decide',
  '/custom': 'Build a quiz',
  '/survival': 'Survival',
  '/flag-quiz': 'Choose a region',
  '/country-quiz': 'Choose a region',
  '/party': 'Party',
}

/** Public pages, and words in their text. */
export const PUBLIC_PAGES: Readonly<Record<string, string>> = {
  ...MODE_PAGES,
  '/country-quiz/all': 'Choose a region',
  '/country-quiz/africa': 'Choose a region',
  '/country-quiz/asia': 'Choose a region',
  '/country-quiz/europe': 'Choose a region',
  '/country-quiz/north-america': 'Choose a region',
  '/country-quiz/south-america': 'Choose a region',
  '/country-quiz/oceania': 'Choose a region',
  '/leaderboard': 'Leaderboard',
  '/articles': 'Something to read between quizzes',
  '/article/how-to-get-better-at-trivia': 'Roediger',
  '/article/essential-trivia-knowledge': 'Naypyidaw',
  '/article/history-of-trivia': 'Goodgold',
  '/contact': 'Write to us',
  '/privacy-policy': 'trivium.theme',
  '/credits': 'flag-icons',
}

/** Public pages that are not meant for search engines. */
export const UNLISTED_PAGES = ['/login', '/register', '/reset-password'] as const
