import { ACCOUNT_PAGES } from './accounts.ts'
import type { AboutPage } from './page.ts'
import { QUIZ_PAGES } from './quizzes.ts'
import { WORD_PAGES } from './words.ts'

/** The public pages, which are prerendered, by their path. The build alone reads this: no script holds it. */
export const ABOUT_PAGES: Readonly<Record<string, AboutPage>> = {
  ...QUIZ_PAGES,
  ...WORD_PAGES,
  ...ACCOUNT_PAGES,
}
