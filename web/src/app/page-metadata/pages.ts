import { ACCOUNT_PAGES } from './accounts.ts'
import type { PageMetadata } from './metadata.ts'
import { QUIZ_PAGES } from './quizzes.ts'
import { TEXT_PAGES } from './texts.ts'

/** The public pages by path; these are prerendered. Only the build reads this: it is in no chunk. */
export const PAGE_METADATA: Readonly<Record<string, PageMetadata>> = {
  ...QUIZ_PAGES,
  ...TEXT_PAGES,
  ...ACCOUNT_PAGES,
}
