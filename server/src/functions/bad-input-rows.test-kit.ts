import type { FunctionName } from '@trivium/wire/registry'
import { ACCOUNTS_ROWS } from './bad-input-accounts.test-kit.ts'
import { ADMIN_ROWS } from './bad-input-admin.test-kit.ts'
import { CONTACT_ROWS } from './bad-input-contact.test-kit.ts'
import { FAIR_PLAY_ROWS } from './bad-input-fair-play.test-kit.ts'
import { MATCHES_ROWS } from './bad-input-matches.test-kit.ts'
import { MODERATION_ROWS } from './bad-input-moderation.test-kit.ts'
import type { Row } from './bad-input-parts.test-kit.ts'
import { PLACES_ROWS } from './bad-input-places.test-kit.ts'
import { QUESTIONS_ROWS } from './bad-input-questions.test-kit.ts'
import { QUIZZES_ROWS } from './bad-input-quizzes.test-kit.ts'
import { RECORDS_ROWS } from './bad-input-records.test-kit.ts'
import { SITE_ROWS } from './bad-input-site.test-kit.ts'
import { SOLO_ROWS } from './bad-input-solo.test-kit.ts'

/** A function without a row here does not compile, and the first test of bad input fails. */
export const ROWS: Readonly<Record<FunctionName, Row>> = {
  ...ACCOUNTS_ROWS,
  ...ADMIN_ROWS,
  ...CONTACT_ROWS,
  ...FAIR_PLAY_ROWS,
  ...MATCHES_ROWS,
  ...MODERATION_ROWS,
  ...PLACES_ROWS,
  ...QUESTIONS_ROWS,
  ...QUIZZES_ROWS,
  ...RECORDS_ROWS,
  ...SITE_ROWS,
  ...SOLO_ROWS,
}
