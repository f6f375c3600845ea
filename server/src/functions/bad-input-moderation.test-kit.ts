import { NO_NAMES, NUL, oneName, type Row } from './bad-input-parts.test-kit.ts'

const banning = (change: Record<string, unknown>) => ({
  username: 'Ada',
  reason: 'played with an engine',
  until: null,
  ...change,
})

export const MODERATION_ROWS = {
  isAdmin: { good: () => ({}), bad: [], anything: true },
  banPlayer: {
    good: () => banning({}),
    bad: [
      {},
      ...NO_NAMES.map((username) => banning({ username })),
      ...['', 'no', NUL, 'x'.repeat(301), 7, null].map((reason) => banning({ reason })),
      ...[0, -1, 1.5, 'tomorrow'].map((until) => banning({ until })),
      ...['yes', 1, null].map((refund) => banning({ refund })),
    ],
  },
  unbanPlayer: oneName({ reason: 'a slip' }),
  banGuest: {
    good: () => ({ uid: 'nobody', reason: 'a slip', until: 1, sparesAddress: false }),
    bad: [
      {},
      { uid: 'nobody', reason: 'a slip', until: null, sparesAddress: false },
      { uid: '', reason: 'a slip', until: 1, sparesAddress: false },
      { uid: 'nobody', reason: 'a slip', until: 1.5, sparesAddress: false },
      { uid: 'nobody', reason: 'a slip', until: 1 },
    ],
  },
  setRole: {
    good: () => ({ username: 'Ada', role: 'player' }),
    bad: [
      { username: 'Ada' },
      { username: 'Ada', role: 'root' },
      { username: 'Ada', role: 'admin', reason: 'no' },
      ...NO_NAMES.map((username) => ({ username, role: 'admin' })),
    ],
  },
} satisfies Record<string, Row>
