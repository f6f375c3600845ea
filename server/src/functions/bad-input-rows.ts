import { MAX_QUIZ_FILE_BYTES } from '@trivium/wire/documents/quiz'
import type { FunctionName } from '@trivium/wire/registry'
import { ADMIN_ROWS } from './bad-input-admin.ts'
import { CONTACT_ROWS } from './bad-input-contact.ts'
import { FAIR_PLAY_ROWS } from './bad-input-fair-play.ts'
import { NO_IDS, nothing, oneGame, type Row } from './bad-input-parts.ts'
import { PLACES_ROWS } from './bad-input-places.ts'
import { QUESTIONS_ROWS } from './bad-input-questions.ts'

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
const NO_NAMES = ['', 'ab', 'a'.repeat(21), 'a b', 'ädda', "a'--", 'a/b', 7, null, {}, ['Ada']]
const NO_EMAILS = ['', 'ada', 'ada@', '@b.org', 'a b@c.org', `${'a'.repeat(250)}@b.org`, 7, null, {}]
const NO_NEW_PASSWORDS = ['', 'ninechars', 'x'.repeat(129), 7, null, {}, ['long enough password']]
const NO_PASSWORDS = ['', 'x'.repeat(129), 7, null, {}]
const NO_BOARDS = [
  ...['', 'battle', 'elo/', 'elo/2026', 'elo/2026-W54', 'elo/2026-W47/more', 'survival/2026-11-21', 'ELO'],
  ...['daily', 'daily/2026-W47', 'daily/2026-13-01', 'flags', 'flags/atlantis', 'countries/2026-W47'],
  ...["elo' or true", 'x'.repeat(41), 7, null, {}, ['elo']],
]

const LONG = 'long enough password'
/** No text of a database holds it. */
const NUL = 'a\u0000bc'
const registering = (change: Record<string, unknown>) => ({
  username: 'Ada',
  email: 'ada@example.org',
  password: LONG,
  ...change,
})
const oneName = (more: Record<string, unknown> = {}): Row => ({
  good: () => ({ username: 'Ada', ...more }),
  bad: [{}, { username: 'Ada', ...more, uid: 'x' }, ...NO_NAMES.map((username) => ({ username, ...more }))],
})
const banning = (change: Record<string, unknown>) => ({
  username: 'Ada',
  reason: 'played with an engine',
  until: null,
  ...change,
})

const oneLink: Row = {
  good: () => ({ link: 'zzzzzzzzzzzz' }),
  bad: [{}, ...NO_IDS.map((link) => ({ link }))],
}
const oneQuiz = (more: Record<string, unknown> = {}, bad: readonly unknown[] = []): Row => ({
  good: () => ({ quizId: 'zzzzzzzzzzzz', ...more }),
  bad: [
    {},
    { quizId: 'zzzzzzzzzzzz', ...more, uid: 'x' },
    ...NO_IDS.map((quizId) => ({ quizId, ...more })),
    ...bad,
  ],
})
const RIVER = { kind: 'choice', prompt: 'Which river?', choices: ['Rhine', 'Danube'], right: 1 }
const RIVERS = { title: 'Rivers', description: '', questions: [RIVER] }
const saving = (change: Record<string, unknown>) => ({
  quizId: 'zzzzzzzzzzzz',
  quiz: RIVERS,
  updatedAt: 0,
  ...change,
})
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

const NO_INDEXES = [-1, 10, 0.5, '0', null, Number.MAX_SAFE_INTEGER]

/** A function without a row here does not compile, and the first test of bad input fails. */
export const ROWS: Readonly<Record<FunctionName, Row>> = {
  isAdmin: { good: () => ({}), bad: [], anything: true },
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
  checkUsername: oneName(),
  register: {
    good: () => registering({}),
    bad: [
      {},
      registering({ role: 'admin' }),
      ...NO_NAMES.map((username) => registering({ username })),
      ...NO_EMAILS.map((email) => registering({ email })),
      ...NO_NEW_PASSWORDS.map((password) => registering({ password })),
    ],
  },
  logIn: {
    good: () => ({ name: 'Ada', password: LONG }),
    bad: [
      {},
      { name: 'Ada' },
      { password: LONG },
      { name: '', password: LONG },
      { name: 'x'.repeat(255), password: LONG },
      { name: { $ne: '' }, password: LONG },
      { name: NUL, password: LONG },
      { name: 'Ada', password: LONG, guest: 'keep' },
      ...NO_PASSWORDS.map((password) => ({ name: 'Ada', password })),
    ],
  },
  logOut: { ...nothing, open: true },
  logOutEverywhere: nothing,
  readSessions: nothing,
  endSession: {
    good: () => ({ id: 'zzzzzzzzzzzzzzzz' }),
    bad: [
      {},
      { id: '' },
      { id: 'x'.repeat(65) },
      { id: NUL },
      { id: 7 },
      { id: null },
      { id: 'x', uid: 'y' },
    ],
  },
  requestPasswordReset: {
    good: () => ({ email: 'ada@example.org' }),
    bad: [{}, { email: 'a@b.org', link: 'x' }, ...NO_EMAILS.map((email) => ({ email }))],
  },
  resetPassword: {
    good: () => ({ token: 'x', password: LONG }),
    bad: [
      {},
      { token: '', password: LONG },
      { token: 'x'.repeat(129), password: LONG },
      { token: NUL, password: LONG },
      ...NO_NEW_PASSWORDS.map((password) => ({ token: 'x', password })),
    ],
  },
  readAccount: nothing,
  changeUsername: oneName(),
  changeEmail: {
    good: () => ({ email: 'ada@example.org', password: LONG }),
    bad: [
      {},
      ...NO_EMAILS.map((email) => ({ email, password: LONG })),
      ...NO_PASSWORDS.map((password) => ({ email: 'ada@example.org', password })),
    ],
  },
  changePassword: {
    good: () => ({ current: LONG, password: LONG }),
    bad: [
      {},
      ...NO_NEW_PASSWORDS.map((password) => ({ current: LONG, password })),
      ...NO_PASSWORDS.map((current) => ({ current, password: LONG })),
    ],
  },
  choosePicture: {
    good: () => ({ profilePic: 'profile3' }),
    bad: [
      {},
      ...['profile0', 'profile25', 'profile', '../profile1', '', 7, null].map((profilePic) => ({
        profilePic,
      })),
    ],
  },
  saveSettings: {
    good: () => ({ theme: 'dark' }),
    bad: [
      { theme: 'pink' },
      { sound: true },
      { motion: 'full' },
      { untimed: 'yes' },
      { boards: null },
      { role: 'admin' },
    ],
  },
  downloadMyData: nothing,
  deleteAccount: {
    good: () => ({ password: LONG }),
    bad: [{}, ...NO_PASSWORDS.map((password) => ({ password }))],
  },
  keepAccount: nothing,
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
  closeNotice: {
    good: () => ({ id: 'nothing' }),
    bad: [{}, { id: 'x'.repeat(41) }, { id: 7 }, { id: null }, { id: 'nothing', uid: 'x' }],
  },
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
  listMyQuizzes: nothing,
  createQuiz: {
    good: () => ({ title: 'Rivers' }),
    bad: [{}, ...['', ' ', '\u200b', 'x'.repeat(101), 7, null].map((title) => ({ title }))],
  },
  readMyQuiz: oneQuiz(),
  saveQuiz: {
    good: () => saving({}),
    bad: [
      {},
      ...NO_IDS.map((quizId) => saving({ quizId })),
      ...['0', null].map((updatedAt) => saving({ updatedAt })),
      ...['', '\u200b', 'x'.repeat(101), 7].map((title) => saving({ quiz: { ...RIVERS, title } })),
      ...['x'.repeat(501), null].map((description) => saving({ quiz: { ...RIVERS, description } })),
      ...[null, 'x', Array(201).fill(RIVER)].map((questions) => saving({ quiz: { ...RIVERS, questions } })),
      ...[
        null,
        { ...RIVER, kind: 'essay' },
        { ...RIVER, right: 2 },
        { ...RIVER, choices: ['Rhine'] },
        { ...RIVER, choices: ['Rhine', 'Rhine'] },
        { ...RIVER, points: 9 },
        { kind: 'typed', prompt: 'Which?', accepted: [] },
        // Nobody can type it.
        { kind: 'typed', prompt: 'Which?', accepted: ['Rhine', '+++'] },
      ].map((question) => saving({ quiz: { ...RIVERS, questions: [RIVER, question] } })),
    ],
  },
  setQuizState: oneQuiz({ state: 'draft' }, [
    ...['public', '', 7, null].map((state) => ({ quizId: 'zzzzzzzzzzzz', state })),
  ]),
  deleteQuiz: oneQuiz(),
  importQuiz: oneQuiz({ format: 'csv', text: 'question,answer' }, [
    ...['xlsx', '', 7].map((format) => ({ quizId: 'zzzzzzzzzzzz', format, text: '' })),
    ...[7, null, 'x'.repeat(MAX_QUIZ_FILE_BYTES + 1)].map((text) => ({
      quizId: 'zzzzzzzzzzzz',
      format: 'csv',
      text,
    })),
  ]),
  exportQuiz: oneQuiz({ format: 'json' }, [
    ...['opentdb', '', 7, null].map((format) => ({ quizId: 'zzzzzzzzzzzz', format })),
  ]),
  readSharedQuiz: oneQuiz(),
  listPublicQuizzes: {
    good: () => ({ order: 'plays', after: null }),
    bad: [
      {},
      ...['oldest', '', 7].map((order) => ({ order, after: null })),
      ...[7, {}, { n: -1, id: 'zzzzzzzzzzzz' }, { n: 1, id: 'x' }].map((after) => ({
        order: 'newest',
        after,
      })),
    ],
  },
  openQuiz: oneQuiz({ clock: null }, [
    ...[0, 15_000, '10000'].map((clock) => ({ quizId: 'zzzzzzzzzzzz', clock })),
  ]),
  ...PLACES_ROWS,
  ...CONTACT_ROWS,
  ...ADMIN_ROWS,
  ...QUESTIONS_ROWS,
  ...FAIR_PLAY_ROWS,
  unbanPlayer: oneName({ reason: 'a slip' }),
  setRole: {
    good: () => ({ username: 'Ada', role: 'player' }),
    bad: [
      { username: 'Ada' },
      { username: 'Ada', role: 'root' },
      { username: 'Ada', role: 'admin', reason: 'no' },
      ...NO_NAMES.map((username) => ({ username, role: 'admin' })),
    ],
  },
}
