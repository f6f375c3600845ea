import { ACCOUNT_PAGES } from './accounts.ts'
import type { PageMetadata } from './metadata.ts'
import { QUIZ_PAGES } from './quizzes.ts'
import { TEXT_PAGES } from './texts.ts'

/** The public pages, which are prerendered, by their path. The build alone reads this: no script holds it. */
export const PAGE_METADATA: Readonly<Record<string, PageMetadata>> = {
  ...QUIZ_PAGES,
  ...TEXT_PAGES,
  ...ACCOUNT_PAGES,
}
