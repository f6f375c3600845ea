import type { adminFairPlay } from '@trivium/wire/functions/admin-fair-play'
import type { adminUsers } from '@trivium/wire/functions/admin-users'
import type { Row } from './bad-input-parts.test-kit.ts'

const NO_REASONS = ['', 'no', 'two\nlines', 'x'.repeat(301), 7, null]
const NO_NAMES = ['', 'ab', 'with space', 'x'.repeat(21), 7, null]
const NO_UIDS = ['', 'x'.repeat(41), 7, null]
const NO_ENDS = ['x'.repeat(81), 7, {}]

const finding = (by: unknown, after: unknown = null) => ({ by, after })
const deciding = (change: Record<string, unknown>) => ({
  uid: 'nobody',
  reason: 'as it is',
  decision: { kind: 'dismiss' },
  ...change,
})
const banning = (change: Record<string, unknown>) =>
  deciding({ decision: { kind: 'ban', until: null, refund: true, ...change } })
const toPlayer: Row = {
  good: () => ({ username: 'Somebody', reason: 'as it is' }),
  bad: [
    {},
    ...NO_NAMES.map((username) => ({ username, reason: 'as it is' })),
    ...NO_REASONS.map((reason) => ({ username: 'Somebody', reason })),
  ],
}

/** Players and cases, of what admins alone may call. */
export const FAIR_PLAY_ROWS: Readonly<Record<keyof typeof adminFairPlay | keyof typeof adminUsers, Row>> = {
  findPlayers: {
    good: () => finding({ kind: 'name', prefix: 'ad' }),
    bad: [
      {},
      finding(null),
      finding({ kind: 'all' }),
      ...['', 'a b', 'a%', 'x'.repeat(21), 7, null].map((prefix) => finding({ kind: 'name', prefix })),
      ...['', 'no address', 7, null].map((email) => finding({ kind: 'email', email })),
      ...NO_ENDS.map((after) => finding({ kind: 'newest' }, after)),
    ],
  },
  readPlayerFile: {
    good: () => ({ username: 'Somebody' }),
    bad: [{}, ...NO_NAMES.map((username) => ({ username }))],
  },
  resetUsername: toPlayer,
  createResetLink: toPlayer,
  endPlayerSessions: toPlayer,
  listCases: {
    good: () => ({ state: 'open', after: null }),
    bad: [
      {},
      ...['closed', '', 7, null].map((state) => ({ state, after: null })),
      ...[...NO_ENDS, 'no end'].map((after) => ({ state: 'open', after })),
    ],
  },
  readCase: { good: () => ({ uid: 'nobody' }), bad: [{}, ...NO_UIDS.map((uid) => ({ uid }))] },
  readCaseGame: {
    good: () => ({ uid: 'nobody', gameId: 'none' }),
    bad: [
      {},
      ...NO_UIDS.map((uid) => ({ uid, gameId: 'none' })),
      ...NO_UIDS.map((gameId) => ({ uid: 'nobody', gameId })),
    ],
  },
  decideCase: {
    good: () => deciding({}),
    bad: [
      {},
      ...NO_UIDS.map((uid) => deciding({ uid })),
      ...NO_REASONS.map((reason) => deciding({ reason })),
      ...['', 'ban', { kind: 'forgive' }, { kind: 'dismiss', until: null }, null].map((decision) =>
        deciding({ decision }),
      ),
      ...[0, -1, 1.5, 'tomorrow'].map((until) => banning({ until })),
      ...['yes', null].map((refund) => banning({ refund })),
    ],
  },
}
