import { NO_IDS, nothing, type Row } from './bad-input-parts.test-kit.ts'

const oneMatch: Row = {
  ofMatch: true,
  good: (id) => ({ matchId: id }),
  bad: [{}, { matchId: 'zzzzzzzzzzzz', seat: 1 }, ...NO_IDS.map((id) => ({ matchId: id }))],
}
const key: Row = {
  good: () => ({ key: 'ABCDEF' }),
  bad: [{}, { key: 7 }, { key: '' }, { key: 'ABCDE' }, { key: 'A'.repeat(13) }, { key: 'ABCDEF', uid: 'x' }],
}
const answering = (change: Record<string, unknown>) => ({
  matchId: 'zzzzzzzzzzzz',
  index: 0,
  choice: 0,
  ...change,
})
const claiming = (change: Record<string, unknown>) => ({
  matchId: 'zzzzzzzzzzzz',
  questionIndex: 0,
  isCorrect: true,
  ...change,
})
const NO_INDEXES = [-1, 10, 0.5, '0', null, Number.MAX_SAFE_INTEGER]

export const MATCHES_ROWS = {
  joinQueue: nothing,
  leaveQueue: nothing,
  practise: {
    good: () => ({ strength: 'novice' }),
    bad: [{}, { strength: 'god' }, { strength: 7 }, { strength: 'novice', rated: true }],
  },
  createFriendMatch: {
    good: () => ({ rated: false }),
    bad: [{}, { rated: 'yes' }, { rated: null }, { rated: false, key: 'ABCDEF' }],
  },
  readFriendMatch: key,
  joinFriendMatch: key,
  cancelFriendMatch: key,
  joinMatch: oneMatch,
  markNavigated: oneMatch,
  updatePlayerScore: {
    ofMatch: true,
    good: (id) => claiming({ matchId: id, isCorrect: false }),
    bad: [
      ...NO_IDS.map((id) => claiming({ matchId: id })),
      ...NO_INDEXES.map((questionIndex) => claiming({ questionIndex })),
      ...['true', 1, null].map((isCorrect) => claiming({ isCorrect })),
      claiming({ score: 10 }),
    ],
  },
  answer: {
    ofMatch: true,
    good: (id) => answering({ matchId: id }),
    bad: [
      ...NO_IDS.map((id) => answering({ matchId: id })),
      ...NO_INDEXES.map((index) => answering({ index })),
      ...[-1, 4, 1.5, '1', null].map((choice) => answering({ choice })),
      answering({ seat: 1 }),
      answering({ at: 0 }),
    ],
  },
  resign: oneMatch,
  offerRematch: oneMatch,
  declineRematch: oneMatch,
  readReview: oneMatch,
  readRecentMatches: nothing,
} satisfies Record<string, Row>
