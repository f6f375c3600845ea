import type { FunctionName } from '@trivium/wire/registry'
import { ACCOUNTS_ROWS } from './bad-input-accounts.ts'
import { ADMIN_ROWS } from './bad-input-admin.ts'
import { CONTACT_ROWS } from './bad-input-contact.ts'
import { FAIR_PLAY_ROWS } from './bad-input-fair-play.ts'
import { MATCHES_ROWS } from './bad-input-matches.ts'
import { MODERATION_ROWS } from './bad-input-moderation.ts'
import type { Row } from './bad-input-parts.ts'
import { PLACES_ROWS } from './bad-input-places.ts'
import { QUESTIONS_ROWS } from './bad-input-questions.ts'
import { QUIZZES_ROWS } from './bad-input-quizzes.ts'
import { RECORDS_ROWS } from './bad-input-records.ts'
import { SOLO_ROWS } from './bad-input-solo.ts'

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
  ...SOLO_ROWS,
}
