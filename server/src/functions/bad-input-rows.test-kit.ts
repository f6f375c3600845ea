import type { FunctionName } from '@trivium/wire/registry'

/*
 * What every field must refuse beyond what follows from its schema's shape (`brokenInputs` in testkit): the rules of
 * the product, stated a second time to detect a schema that misses one.
 */

const NO_IDS = ['', 'x', 'zzzzzzzzzzz', 'zzzzzzzzzzzzz', '0OIl00000000', 'zzzzzzzzzzz/']
const NO_NAMES = ['', 'ab', 'a b', 'ädda', "a'--", 'a/b']
const NO_EMAILS = [
  '',
  'ada',
  'ada@',
  '@b.org',
  'a b@c.org',
  'a@b.example, c@d.example',
  'a@b.org\nBcc: x@y.org',
]
const NO_QUESTIONS = ['', '-a', 'a b', 'ä', "a'"]
const NO_PACKS = ['', '-a', 'a--b', 'Our village', 'a/b', "a'", 'x'.repeat(31)]
const NO_REASONS = ['', 'no', 'two\nlines']
const NO_REGIONS = ['ALL', 'antarctica']
const NO_CLOCKS = [0, 15_000, '10000']
const NO_DAYS = ['2026-02-30', '2026-1-1', 'today', '']
const NO_BOARDS = [
  ...['', 'battle', 'elo/', 'elo/2026', 'elo/2026-W54', 'elo/2026-W47/more', 'survival/2026-11-21', 'ELO'],
  ...['daily', 'daily/2026-W47', 'daily/2026-13-01', 'flags', 'flags/atlantis', 'countries/2026-W47'],
  "elo' or true",
]
const NO_LINES = ['two\nlines', 'turned \u202e round']
const RIVER = { kind: 'choice', prompt: 'Which river?', choices: ['Rhine', 'Danube'], right: 1 }
const NO_QUIZ_QUESTIONS = [
  { ...RIVER, kind: 'essay' },
  { ...RIVER, right: 2 },
  { ...RIVER, choices: ['Rhine'] },
  { ...RIVER, choices: ['Rhine', 'Rhine'] },
  { ...RIVER, points: 9 },
  { kind: 'typed', prompt: 'Which?', accepted: [] },
  // A player cannot type this answer.
  { kind: 'typed', prompt: 'Which?', accepted: ['Rhine', '+++'] },
]

type Refused = Readonly<Record<string, readonly unknown[]>>

/** By field, for all functions. */
export const REFUSED_FIELDS: Refused = {
  matchId: NO_IDS,
  gameId: NO_IDS,
  quizId: NO_IDS,
  importId: NO_IDS,
  link: NO_IDS,
  key: ['', 'ABCDE'],
  username: NO_NAMES,
  email: NO_EMAILS,
  reason: NO_REASONS,
  region: NO_REGIONS,
  place: ['', 'F', 'fj', 'FJI', 'F1'],
  board: NO_BOARDS,
  title: ['', ' ', '\u200b'],
  clock: NO_CLOCKS,
  password: [''],
  until: [0, -1, 'tomorrow'],
}

const OF_TEXT: Refused = {
  'text.category': ['', 'Geography', 'a b'],
  'text.difficulty': [0, 4],
  'text.prompt': ['two\nlines'],
  'text.wrong': [['a', 'b']],
}

/** By function and path of the field; overrides the rows by name above. */
export const REFUSED: Readonly<Partial<Record<FunctionName, Refused>>> = {
  register: { password: ['', 'ninechars'] },
  logIn: { name: [''] },
  endSession: { id: [''] },
  resetPassword: { token: [''], password: ['', 'ninechars'] },
  confirmEmail: { token: [''] },
  changePassword: { current: [''], password: ['', 'ninechars'] },
  chooseNickname: { nickname: ['', 'ab', 'a  b', '<b>bold</b>', 'x'.repeat(21)], colour: ['', 'beige'] },
  choosePicture: { profilePic: ['profile0', 'profile25', '../profile1'] },
  readCaseGame: { gameId: [''], uid: [''] },
  readCase: { uid: [''] },
  findPlayers: {
    by: ['', 'a b', 'a%'].map((prefix) => ({ kind: 'name', prefix })),
  },
  listCases: { after: ['no end'] },
  decideCase: {
    uid: [''],
    decision: [
      { kind: 'forgive' },
      { kind: 'dismiss', until: null },
      ...[0, -1, 'tomorrow'].map((until) => ({ kind: 'ban', until, refund: true })),
    ],
  },
  saveQuestion: { ...OF_TEXT, id: NO_QUESTIONS, version: [0, -1] },
  addQuestion: OF_TEXT,
  checkQuestion: { ...OF_TEXT, id: NO_QUESTIONS },
  readQuestion: { id: NO_QUESTIONS },
  keepOwnText: { id: NO_QUESTIONS, version: [0, -1] },
  retireQuestion: { id: NO_QUESTIONS, reason: NO_REASONS },
  restoreQuestion: { id: NO_QUESTIONS },
  findDuplicates: { id: NO_QUESTIONS },
  switchPack: { id: NO_PACKS },
  removePack: { id: NO_PACKS },
  mergeQuestions: { duplicate: NO_QUESTIONS, into: NO_QUESTIONS, reason: NO_REASONS },
  closeReports: {
    about: [
      { kind: 'quiz', id: 'a' },
      { kind: 'question', id: 'a b' },
      ...['fr', 'FRA'].map((place) => ({ kind: 'place', quiz: 'flags', place })),
      { kind: 'place', quiz: 'capitals', place: 'FR' },
    ],
    answer: NO_REASONS,
  },
  startImport: { fileName: ['', '  '], 'defaults.source': ['two\nlines'], 'defaults.difficulty': [4] },
  saveQuiz: { 'quiz.title': ['', '\u200b'], 'quiz.questions': NO_QUIZ_QUESTIONS.map((one) => [RIVER, one]) },
  reportQuestion: { question: [''], reason: ['', 'boring'] },
  openDaily: { day: NO_DAYS },
  answerDaily: { day: NO_DAYS },
  readDaily: { day: NO_DAYS },
  readDailyMonth: { month: ['2026', '2026-13', '2026-1', 'x'] },
  makeCustom: { difficulties: [[], [0], [4]] },
  readBoard: { after: ['nothing', '1200', '1200.', '.uid', '1e3.uid', '12,5'] },
  sendMessage: {
    'form.name': ['', '  ', 'two\nlines'],
    'form.email': NO_EMAILS.slice(1),
    'form.text': ['', 'too short', '          x'],
    solution: [[], Array(16).fill(2 ** 32)],
  },
  answerMessage: { 'reply.text': ['', '   '] },
  readViews: { days: [0, 8, 366] },
  saveIdentity: {
    name: NO_LINES,
    welcome: NO_LINES,
    accent: ['red', '#fff', '#12345g', 'url(#a)', '#0b5c9e;}'],
  },
  saveLogo: { picture: ['', 'no base 64!', 'eHh4'.repeat(44_000)] },
  makeInvitation: { note: ['', ' '] },
  revokeInvitation: { id: NO_IDS },
  addWebhook: { name: ['', ' '], url: [''], events: [[], ['all']] },
  editWebhook: { id: NO_IDS, name: ['', ' '], events: [[], ['all']] },
  removeWebhook: { id: NO_IDS },
  testWebhook: { id: NO_IDS },
  resetNickname: { guest: [''] },
  banGuest: { uid: [''], until: [null, 0, -1, 'tomorrow'] },
  reportPlace: { reason: ['', 'boring'] },
}
