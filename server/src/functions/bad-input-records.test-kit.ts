import { nothing, oneName, type Row } from './bad-input-parts.test-kit.ts'

const NO_BOARDS = [
  ...['', 'battle', 'elo/', 'elo/2026', 'elo/2026-W54', 'elo/2026-W47/more', 'survival/2026-11-21', 'ELO'],
  ...['daily', 'daily/2026-W47', 'daily/2026-13-01', 'flags', 'flags/atlantis', 'countries/2026-W47'],
  ...["elo' or true", 'x'.repeat(41), 7, null, {}, ['elo']],
]

export const RECORDS_ROWS = {
  readPlayer: { ...oneName(), open: true },
  readAchievementShares: nothing,
  showAchievement: {
    good: () => ({ id: 'first_victory', page: 'any-page' }),
    bad: [
      {},
      { id: 'first_victory' },
      { id: 'first_victory', page: 'short' },
      { id: 'first_victory', page: 'x'.repeat(41) },
      { id: 'x'.repeat(41), page: 'any-page' },
      { id: 7, page: 'any-page' },
      { id: null, page: 'any-page' },
      { id: ['artist'], page: 'any-page' },
      { id: 'artist', uid: 'x' },
    ],
  },
  readAchievements: { ...oneName(), open: true },
  readProfile: { ...oneName(), open: true },
  readStats: { ...oneName(), open: true },
  readBoard: {
    good: () => ({ board: 'flags/europe' }),
    bad: [
      {},
      ...NO_BOARDS.map((board) => ({ board })),
      ...[7, null, 'x'.repeat(121), 'nothing', '1200', '1200.', '.uid', '1e3.uid', '12,5'].map((after) => ({
        board: 'elo',
        after,
      })),
      { board: 'elo', page: 2 },
    ],
  },
  readOwnPlace: {
    good: () => ({ board: 'daily/2026-11-21' }),
    bad: [{}, ...NO_BOARDS.map((board) => ({ board })), { board: 'elo', uid: 'x' }],
  },
  readPeriods: {
    good: () => ({ kind: 'survival' }),
    bad: [
      {},
      ...['battle', '', 7, null].map((kind) => ({ kind })),
      ...[7, null, '2026-11-21-W47'].map((before) => ({ kind: 'elo', before })),
    ],
  },
} satisfies Record<string, Row>
