import type { adminQuizzes } from '@trivium/wire/functions/admin-quizzes'
import type { audit } from '@trivium/wire/functions/audit'
import type { overview } from '@trivium/wire/functions/overview'
import { NO_IDS, nothing, type Row } from './bad-input-parts.test-kit.ts'

const NO_REASONS = ['', 'no', 'a\u0000bc', 'two\nlines', 'x'.repeat(301), 7, null]
const NO_NUMBERS = [0, -1, 1.5, '7', {}]
const reading = (change: Record<string, unknown>) => ({
  before: null,
  act: null,
  actor: null,
  subject: null,
  ...change,
})

const ofVersion = (change: Record<string, unknown>) => ({
  quizId: 'zzzzzzzzzzzz',
  updatedAt: 1,
  reason: 'a slip',
  ...change,
})

/** Of what admins alone may call. */
export const ADMIN_ROWS: Readonly<
  Record<keyof typeof audit | keyof typeof overview | keyof typeof adminQuizzes, Row>
> = {
  readAuditLog: {
    good: () => reading({}),
    bad: [
      {},
      reading({ more: 1 }),
      ...NO_NUMBERS.map((before) => reading({ before })),
      ...['ban', '', 7].map((act) => reading({ act })),
      ...['x'.repeat(41), 7].map((actor) => reading({ actor })),
      ...['player', { kind: 'user', id: 'x' }, { kind: 'player', id: 'x'.repeat(101) }, { id: 'x' }].map(
        (subject) => reading({ subject }),
      ),
    ],
  },
  readOverview: nothing,
  findQuizzes: {
    good: () => ({ state: 'waiting', after: null }),
    bad: [
      {},
      ...['draft', '', 7].map((state) => ({ state, after: null })),
      ...[7, {}, { at: 1 }, { at: 'x', id: 'zzzzzzzzzzzz' }].map((after) => ({ state: 'public', after })),
    ],
  },
  readQuiz: { good: () => ({ quizId: 'zzzzzzzzzzzz' }), bad: [{}, ...NO_IDS.map((quizId) => ({ quizId }))] },
  publishQuiz: {
    good: () => ofVersion({ reason: null }),
    bad: [
      {},
      ...NO_IDS.map((quizId) => ofVersion({ quizId })),
      ofVersion({ updatedAt: null }),
      ...NO_REASONS.filter((reason) => reason !== null).map((reason) => ofVersion({ reason })),
    ],
  },
  refuseQuiz: {
    good: () => ofVersion({}),
    bad: [{}, ofVersion({ updatedAt: 'x' }), ...NO_REASONS.map((reason) => ofVersion({ reason }))],
  },
  retireQuiz: {
    good: () => ({ quizId: 'zzzzzzzzzzzz', reason: 'a slip' }),
    bad: [{}, ofVersion({}), ...NO_REASONS.map((reason) => ({ quizId: 'zzzzzzzzzzzz', reason }))],
  },
  undoAct: {
    good: () => ({ entryId: 1, reason: 'a slip' }),
    bad: [
      {},
      ...[...NO_NUMBERS, null].map((entryId) => ({ entryId, reason: 'a slip' })),
      ...NO_REASONS.map((reason) => ({ entryId: 1, reason })),
    ],
  },
}
