import { PASSWORD } from '@trivium/testkit/account'
import { ALL_QUESTIONS } from '@trivium/testkit/all-questions'
import { SAMPLE_QUESTION } from '@trivium/testkit/sample-question'
import type { Refusal } from '@trivium/wire/refusals'
import type { FunctionName } from '@trivium/wire/registry'

/** What the inputs refer to: what the registered player owns, and a player for admins to act on. */
export interface SampleIds {
  readonly matchId: string
  readonly key: string
  /** A draft. */
  readonly quizId: string
  /** A quiz to delete. */
  readonly doomed: string
  /** A flag quiz under way. */
  readonly flagsId: string
  readonly session: string
  readonly target: string
}

export interface Row {
  /** A valid input. */
  readonly input: (ids: SampleIds) => unknown
  /**
   * For inputs about what the registered player owns: the refusal for another player; null if the call does
   * nothing.
   */
  readonly other?: Refusal | null
  /** The caller is signed out afterwards. */
  readonly ends?: true
}

const nothing: Row = { input: () => ({}) }
const ofMatch = (more: Record<string, unknown> = {}): Row => ({
  input: ({ matchId }) => ({ matchId, ...more }),
  other: 'not-your-match',
})
const ofKey: Row = { input: ({ key }) => ({ key }) }
const ofNoGame = (more: Record<string, unknown> = {}): Row => ({
  input: () => ({ gameId: 'zzzzzzzzzzzz', ...more }),
})
const ofPlaces = (more: Record<string, unknown> = {}): Row => ({
  input: ({ flagsId }) => ({ gameId: flagsId, ...more }),
  other: 'not-your-match',
})
const ofQuiz = (more: Record<string, unknown> = {}): Row => ({
  input: ({ quizId }) => ({ quizId, ...more }),
  other: 'unknown-quiz',
})
const ofMessage = (more: Record<string, unknown> = {}): Row => ({
  input: () => ({ id: 'zzzzzzzzzzzz', ...more }),
})
const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.org',
  topic: 'idea',
  text: 'An idea of mine.',
  homepage: '',
} as const
const noQuestion = (more: Record<string, unknown> = {}): Row => ({
  input: () => ({ id: 'nothing', ...more }),
})
const noImport: Row = { input: () => ({ importId: 'zzzzzzzzzzzz' }) }
const ofPlayer: Row = { input: ({ target }) => ({ username: target }) }
const PARTY_OPTIONS = {
  ...{ title: 'Party', seconds: 20, pace: 'auto', penalty: false },
  ...{ teams: null, standings: 'question', hostSeesAnswers: false },
}
const PARTY_PLAN = {
  options: PARTY_OPTIONS,
  rounds: [
    {
      ...{ title: '', intro: '', scoring: 'plain', weight: 1, breakMinutes: 2 },
      source: { kind: 'bank', categories: [], difficulties: [], count: 3 },
    },
  ],
  tieBreak: false,
}
const noPlan = (more: Record<string, unknown> = {}): Row => ({
  input: () => ({ planId: 'zzzzzzzzzzzz', ...more }),
})
const noParty = (more: Record<string, unknown> = {}): Row => ({
  input: () => ({ partyId: 'zzzzzzzzzzzz', ...more }),
})
const WRONG = 'not the right password'

/** A function without a row here is a type error and fails the first test. */
export const ROWS: Readonly<Record<FunctionName, Row>> = {
  isAdmin: nothing,
  checkUsername: { input: () => ({ username: 'Somebody' }) },
  register: {
    input: () => ({ username: 'Newcomer', email: 'newcomer@example.org', password: PASSWORD }),
    ends: true,
  },
  logIn: { input: () => ({ name: 'Somebody', password: WRONG }) },
  logOut: { ...nothing, ends: true },
  logOutEverywhere: { ...nothing, ends: true },
  readSessions: nothing,
  endSession: { input: ({ session }) => ({ id: session }), other: 'unknown-session' },
  requestPasswordReset: { input: () => ({ email: 'somebody@example.org' }) },
  resetPassword: { input: () => ({ token: 'nonsense', password: PASSWORD }) },
  readAccount: nothing,
  changeUsername: { input: () => ({ username: 'Changed' }) },
  changeEmail: { input: () => ({ email: 'changed@example.org', password: WRONG }) },
  sendEmailLink: nothing,
  confirmEmail: { input: () => ({ token: 'nonsense' }) },
  changePassword: { input: () => ({ current: WRONG, password: `${PASSWORD}!` }) },
  choosePicture: { input: () => ({ profilePic: 'profile7' }) },
  drawNickname: nothing,
  readFirstBoard: nothing,
  readSiteActivity: nothing,
  chooseNickname: { input: () => ({ nickname: 'Sleepy Otter', colour: 'blue' }) },
  saveSettings: { input: () => ({ theme: 'dark' }) },
  deleteAccount: { input: () => ({ password: WRONG }) },
  keepAccount: nothing,
  readPlayer: ofPlayer,
  readAchievementShares: nothing,
  showAchievement: { input: () => ({ id: 'first_victory', page: 'any-page' }) },
  readAchievements: ofPlayer,
  readHighlights: ofPlayer,
  readProfile: ofPlayer,
  readStats: ofPlayer,
  closeNotice: { input: () => ({ id: 'nothing' }) },
  readBoard: { input: () => ({ board: 'elo' }) },
  readOwnPlace: { input: () => ({ board: 'survival' }) },
  readPeriods: { input: () => ({ kind: 'daily' }) },
  joinQueue: nothing,
  leaveQueue: nothing,
  practise: { input: () => ({ strength: 'novice' }) },
  createFriendMatch: { input: () => ({ rated: false }) },
  readFriendMatch: ofKey,
  joinFriendMatch: ofKey,
  challengePlayer: { input: ({ key, target }) => ({ key, username: target }), other: 'unknown-key' },
  cancelFriendMatch: { ...ofKey, other: null },
  joinMatch: ofMatch(),
  declineMatch: ofMatch(),
  markNavigated: ofMatch(),
  updatePlayerScore: ofMatch({ questionIndex: 0, isCorrect: false }),
  answer: ofMatch({ index: 0, choice: 0 }),
  resign: ofMatch(),
  offerRematch: ofMatch(),
  declineRematch: ofMatch(),
  readReview: ofMatch(),
  readRecentMatches: nothing,
  findPlayers: { input: () => ({ by: { kind: 'newest' }, after: null }) },
  readPlayerFile: ofPlayer,
  resetUsername: { input: () => ({ username: 'Nobody-there', reason: 'a slur' }) },
  resetNickname: { input: () => ({ guest: 'nobody', reason: 'a slur' }) },
  createResetLink: { input: ({ target }) => ({ username: target, reason: 'no mail arrives' }) },
  banGuest: {
    input: () => ({ uid: 'nobody', reason: 'insults', until: 8_000_000_000_000, sparesAddress: true }),
  },
  endPlayerSessions: { input: ({ target }) => ({ username: target, reason: 'was hacked' }) },
  listCases: { input: () => ({ state: 'open', after: null }) },
  readCase: { input: () => ({ uid: 'nobody' }) },
  readCaseGame: { input: () => ({ uid: 'nobody', gameId: 'none' }) },
  decideCase: { input: () => ({ uid: 'nobody', reason: 'no cheat', decision: { kind: 'dismiss' } }) },
  banPlayer: {
    input: ({ target }) => ({ username: target, reason: 'insults', until: Date.UTC(2026, 0, 20) }),
  },
  unbanPlayer: { input: ({ target }) => ({ username: target }) },
  setRole: { input: ({ target }) => ({ username: target, role: 'player' }) },
  readAuditLog: { input: () => ({ before: null, act: null, actor: null, subject: null }) },
  readOverview: nothing,
  findQuizzes: { input: () => ({ state: 'waiting', after: null }) },
  readQuiz: { input: ({ quizId }) => ({ quizId }) },
  publishQuiz: { input: ({ quizId }) => ({ quizId, updatedAt: 0, reason: null }) },
  refuseQuiz: { input: ({ quizId }) => ({ quizId, updatedAt: 0, reason: 'a slip' }) },
  retireQuiz: { input: ({ quizId }) => ({ quizId, reason: 'a slip' }) },
  undoAct: { input: () => ({ entryId: 999_999, reason: 'a slip' }) },
  findQuestions: {
    input: () => ALL_QUESTIONS,
  },
  readQuestion: noQuestion(),
  checkQuestion: { input: () => ({ text: SAMPLE_QUESTION, id: null }) },
  saveQuestion: noQuestion({ version: 1, text: SAMPLE_QUESTION }),
  addQuestion: { input: () => ({ text: SAMPLE_QUESTION }) },
  keepOwnText: noQuestion({ version: 1 }),
  retireQuestion: noQuestion({ reason: 'a slip' }),
  restoreQuestion: noQuestion(),
  mergeQuestions: { input: () => ({ duplicate: 'nothing', into: 'nobody', reason: 'a slip' }) },
  findDuplicates: noQuestion(),
  listReports: { input: () => ({ state: 'open', after: null }) },
  closeReports: {
    input: () => ({ about: { kind: 'question', id: 'nothing' }, outcome: 'kept', answer: 'It is right.' }),
  },
  startImport: {
    input: () => ({
      fileName: 'questions.csv',
      format: null,
      characters: 0,
      defaults: { category: null, difficulty: 1, source: '', licence: '' },
    }),
  },
  sendImportPart: { input: () => ({ importId: 'zzzzzzzzzzzz', part: 0, text: '', last: true }) },
  readImport: noImport,
  listImports: nothing,
  cancelImport: noImport,
  listPacks: nothing,
  readPackCredits: nothing,
  switchPack: { input: () => ({ id: 'nothing', isOn: true, reason: null }) },
  removePack: { input: () => ({ id: 'nothing', reason: 'a slip' }) },
  nextQuestion: ofNoGame(),
  answerQuestion: ofNoGame({ index: 0, choice: 0 }),
  giveUp: ofNoGame(),
  readExplanation: ofNoGame({ index: 0 }),
  readSoloReview: ofNoGame(),
  reportQuestion: ofNoGame({ question: 'nothing', reason: 'typo', detail: '' }),
  openDaily: nothing,
  answerDaily: { input: () => ({ day: '2026-01-01', choice: 0 }) },
  readDaily: nothing,
  readDailyMonth: { input: () => ({ month: '2026-01' }) },
  openSurvival: { input: () => ({ untimed: false }) },
  readSurvival: nothing,
  makeCustom: { input: () => ({ categories: [], difficulties: [1], count: 5, clock: null }) },
  openCustom: { input: () => ({ link: 'zzzzzzzzzzzz' }) },
  shareGame: ofNoGame(),
  readCustom: { input: () => ({ link: 'zzzzzzzzzzzz' }) },
  readCategories: nothing,
  createParty: { input: () => PARTY_PLAN },
  listPartyPlans: nothing,
  createPartyPlan: { input: () => ({ plan: PARTY_PLAN }) },
  readPartyPlan: noPlan(),
  savePartyPlan: noPlan({ plan: PARTY_PLAN, updatedAt: 0 }),
  copyPartyPlan: noPlan(),
  deletePartyPlan: noPlan(),
  printPartyPlan: noPlan({ anew: false }),
  playPartyPlan: noPlan(),
  findPartyByKey: ofKey,
  joinParty: ofKey,
  leaveParty: noParty(),
  suggestPartyName: nothing,
  renameInParty: noParty({ name: 'Ada' }),
  changePartyTeam: noParty({ team: 0 }),
  answerParty: noParty({ index: 0, choice: 0 }),
  startParty: noParty(),
  nextInParty: noParty({ phase: 'open', index: 0 }),
  pauseParty: noParty(),
  resumeParty: noParty(),
  lockParty: noParty({ locked: true }),
  kickFromParty: noParty({ seat: 0 }),
  weighPartyQuestion: noParty({ weight: 2 }),
  rejudgeParty: noParty({ index: 0, answer: 'paris', right: true }),
  passPartyHost: noParty({ seat: 0 }),
  takePartyHost: noParty(),
  endParty: noParty(),
  readPartyResults: noParty(),
  readPartyAnswers: noParty({ side: 0 }),
  exportParty: noParty(),
  listMyQuizzes: nothing,
  createQuiz: { input: () => ({ title: 'Rivers' }) },
  readMyQuiz: ofQuiz(),
  saveQuiz: ofQuiz({ quiz: { title: 'Rivers', description: '', questions: [] }, updatedAt: 0 }),
  setQuizState: ofQuiz({ state: 'draft' }),
  deleteQuiz: { input: ({ doomed }) => ({ quizId: doomed }), other: 'unknown-quiz' },
  readImportProgress: nothing,
  importQuiz: ofQuiz({ format: null, text: 'Is it? {T}' }),
  exportQuiz: ofQuiz({ format: 'json' }),
  readSharedQuiz: ofQuiz(),
  listPublicQuizzes: { input: () => ({ order: 'newest', after: null }) },
  openQuiz: ofQuiz({ clock: null }),
  readFlags: nothing,
  openFlags: { input: () => ({ region: 'oceania', answers: 'typed', hard: false, anew: false }) },
  typeFlag: ofPlaces({ item: 0, text: 'Fiji', enter: true }),
  chooseFlag: ofPlaces({ item: 0, choice: 0 }),
  skipFlag: ofPlaces({ item: 0 }),
  readCountries: nothing,
  openCountries: {
    input: () => ({
      region: 'oceania',
      task: 'name',
      shown: 'map',
      hard: false,
      timed: true,
      anew: false,
    }),
  },
  nameCountry: ofNoGame({ text: 'Fiji', enter: true }),
  pointCountry: ofNoGame({ item: 0, place: 'FJ' }),
  giveUpPlaces: ofPlaces(),
  practiseMissed: ofPlaces(),
  readPlacesReview: ofPlaces(),
  readContact: { input: () => ({ gameId: null }) },
  sendMessage: {
    input: () => ({ form: { ...MESSAGE }, gameId: null, puzzle: 'nonsense', solution: Array(16).fill(0) }),
  },
  readMessages: { input: () => ({ state: 'open', topic: null, before: null }) },
  readMessage: ofMessage(),
  answerMessage: ofMessage({ reply: { text: 'Thank you.' }, close: false }),
  closeMessage: ofMessage({ reason: null }),
  reopenMessage: ofMessage({ reason: null }),
  readViews: { input: () => ({ days: 7 }) },
  readSite: nothing,
  saveIdentity: { input: () => ({ name: '', welcome: '', accent: '' }) },
  saveLogo: { input: () => ({ picture: null }) },
  setRegistration: { input: () => ({ mode: 'open', reason: null }) },
  readInvitations: nothing,
  makeInvitation: { input: () => ({ note: 'The owls', uses: 1, days: 1 }) },
  revokeInvitation: { input: () => ({ id: 'zzzzzzzzzzzz', reason: null }) },
  readWebhooks: nothing,
  addWebhook: {
    input: () => ({ name: 'Crew', format: 'discord', url: 'https://chat.example/hook', events: ['day'] }),
  },
  editWebhook: { input: () => ({ id: 'zzzzzzzzzzzz', name: 'Crew', events: ['day'] }) },
  removeWebhook: { input: () => ({ id: 'zzzzzzzzzzzz', reason: null }) },
  testWebhook: { input: () => ({ id: 'zzzzzzzzzzzz' }) },
  readRegistration: { input: () => ({ invitation: null }) },
  reportPlace: ofPlaces({ place: 'FJ', reason: 'other', detail: '' }),
}
