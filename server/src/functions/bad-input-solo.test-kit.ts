import { NO_IDS, nothing, oneGame, type Row } from './bad-input-parts.test-kit.ts'

const oneLink: Row = {
  good: () => ({ link: 'zzzzzzzzzzzz' }),
  bad: [{}, ...NO_IDS.map((link) => ({ link }))],
}
const oneDay: Row = {
  good: () => ({ day: '2026-01-01' }),
  bad: ['2026-02-30', '2026-1-1', 'today', '', 7, null].map((day) => ({ day })),
}
const reporting = (change: Record<string, unknown>) => ({
  gameId: 'zzzzzzzzzzzz',
  question: 'geography-0001',
  reason: 'typo',
  detail: '',
  ...change,
})
const drawing = (change: Record<string, unknown>) => ({
  categories: [],
  difficulties: [1],
  count: 5,
  clock: null,
  ...change,
})

export const SOLO_ROWS = {
  nextQuestion: oneGame,
  answerQuestion: {
    good: (id) => ({ gameId: id, index: 0, choice: 0 }),
    bad: [
      {},
      ...NO_IDS.map((id) => ({ gameId: id, index: 0, choice: 0 })),
      ...[-1, 1000, 0.5, '0', null].map((index) => ({ gameId: 'zzzzzzzzzzzz', index, choice: 0 })),
      ...[-1, 6, 1.5, '1', null].map((choice) => ({ gameId: 'zzzzzzzzzzzz', index: 0, choice })),
      ...['x'.repeat(201), 7, null].map((text) => ({ gameId: 'zzzzzzzzzzzz', index: 0, text })),
    ],
  },
  giveUp: oneGame,
  readSoloReview: oneGame,
  reportQuestion: {
    good: (id) => reporting({ gameId: id }),
    bad: [
      {},
      ...NO_IDS.map((gameId) => reporting({ gameId })),
      ...['', 'x'.repeat(81), 7, null].map((question) => reporting({ question })),
      ...['', 'boring', 7, null].map((reason) => reporting({ reason })),
      ...['x'.repeat(501), 7, null].map((detail) => reporting({ detail })),
    ],
  },
  openDaily: oneDay,
  readDaily: oneDay,
  readDailyMonth: {
    good: () => ({ month: '2026-01' }),
    bad: [{}, ...['2026', '2026-13', '2026-1', 'x', 7, null].map((month) => ({ month }))],
  },
  openSurvival: {
    good: () => ({ untimed: false }),
    bad: [{}, { untimed: 'no' }, { untimed: null }, { untimed: false, score: 9 }],
  },
  readSurvival: nothing,
  makeCustom: {
    good: () => drawing({}),
    bad: [
      {},
      ...[4, 51, 5.5, '5', null].map((count) => drawing({ count })),
      ...[[], [0], [4], ['1'], null].map((difficulties) => drawing({ difficulties })),
      ...[0, 15_000, '10000'].map((clock) => drawing({ clock })),
      ...['geography', [7], Array(15).fill('x')].map((categories) => drawing({ categories })),
    ],
  },
  openCustom: oneLink,
  readCustom: oneLink,
  readCategories: { ...nothing, open: true },
} satisfies Record<string, Row>
