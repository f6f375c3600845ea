import type { audit } from '@trivium/wire/functions/audit'
import type { overview } from '@trivium/wire/functions/overview'
import { nothing, type Row } from './bad-input-parts.ts'

const NO_REASONS = ['', 'no', 'a\u0000bc', 'two\nlines', 'x'.repeat(301), 7, null]
const NO_NUMBERS = [0, -1, 1.5, '7', {}]
const reading = (change: Record<string, unknown>) => ({
  before: null,
  act: null,
  actor: null,
  subject: null,
  ...change,
})

/** Of what admins alone may call. */
export const ADMIN_ROWS: Readonly<Record<keyof typeof audit | keyof typeof overview, Row>> = {
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
  undoAct: {
    good: () => ({ entryId: 1, reason: 'a slip' }),
    bad: [
      {},
      ...[...NO_NUMBERS, null].map((entryId) => ({ entryId, reason: 'a slip' })),
      ...NO_REASONS.map((reason) => ({ entryId: 1, reason })),
    ],
  },
}
