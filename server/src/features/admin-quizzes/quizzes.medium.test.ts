import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import type { Quiz } from '@trivium/wire/documents/quiz'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Limits } from '../../functions/limits.ts'
import { readUser } from '../../users/queries.ts'

let stage: TestServer
let admin: Player
let maker: Player
let other: Player
beforeAll(async () => {
  let later = 0
  // Many quizzes are made here, so every rate-limit window ends at once.
  const limits = new Limits({ now: () => (later += 86_400_000), after: () => () => {} })
  stage = await TestServer.open({ limits })
  admin = await stage.seat(await register(await signInGuest(stage.url), 'cleo'))
  maker = await stage.seat(await register(await signInGuest(stage.url), 'ada'))
  other = await stage.guest()
  await stage.app.moderation.setRole('command line', 'cleo', 'admin')
}, 60_000)
afterAll(() => stage.close())

const quizCalled = (title: string): Quiz => ({
  title,
  description: 'Of three continents.',
  questions: [
    { kind: 'choice', prompt: 'Which flows through Cologne?', choices: ['Rhine', 'Elbe'], right: 0 },
  ],
})

const submitted = async (title: string): Promise<string> => {
  const { quizId } = await maker.do('createQuiz', { title })
  const { updatedAt } = await maker.do('readMyQuiz', { quizId })
  await maker.http('saveQuiz', { quizId, quiz: quizCalled(title), updatedAt })
  await maker.do('setQuizState', { quizId, state: 'waiting' })
  await stage.pass(1_000)
  return quizId
}
const published = async (title: string): Promise<string> => {
  const quizId = await submitted(title)
  const { updatedAt } = await admin.do('readQuiz', { quizId })
  await admin.do('publishQuiz', { quizId, updatedAt, reason: null })
  return quizId
}
const stateOf = async (quizId: string) => (await maker.do('readMyQuiz', { quizId })).state
const titles = (list: { quizzes: readonly { title: string }[] }) => list.quizzes.map(({ title }) => title)
const waiting = () => admin.do('findQuizzes', { state: 'waiting', after: null })
const newest = () => other.do('listPublicQuizzes', { order: 'newest', after: null })
const notices = async () => (await readUser(stage.db, maker.uid))?.notices ?? []
const lastAct = async () => {
  const { entries } = await admin.do('readAuditLog', { before: null, act: null, actor: null, subject: null })
  return entries[0]
}
const refusal = (answer: object) =>
  'error' in answer ? (answer.error as { details: { reason: string } }).details.reason : null

test('quizzes wait in the order of submission and can be read in full', async () => {
  const first = await submitted('Rivers')
  const second = await submitted('Lakes')
  expect(titles(await waiting())).toEqual(['Rivers', 'Lakes'])
  expect((await admin.do('readOverview', {})).toDo.quizzes).toBe(2)
  expect(await admin.do('readQuiz', { quizId: first })).toMatchObject({
    quiz: quizCalled('Rivers'),
    state: 'waiting',
    madeBy: 'ada',
    publishedAt: null,
  })
  for (const quizId of [first, second]) await maker.do('setQuizState', { quizId, state: 'draft' })
  expect(titles(await waiting())).toEqual([])
})

test('a draft that was never submitted is visible only to its maker', async () => {
  const { quizId } = await maker.do('createQuiz', { title: 'Secret' })
  expect(refusal(await admin.call('readQuiz', { quizId }))).toBe('unknown-quiz')
})

describe('a quiz that is published', () => {
  test('is found by everybody, notified to its maker, logged, and undone together with its notice', async () => {
    const quizId = await submitted('Mountains')
    const { updatedAt } = await admin.do('readQuiz', { quizId })
    await admin.do('publishQuiz', { quizId, updatedAt, reason: 'well made' })
    expect(titles(await newest())).toEqual(['Mountains'])
    expect((await notices()).at(-1)).toMatchObject({
      kind: 'quiz-reviewed',
      title: 'Mountains',
      outcome: 'published',
      reason: 'well made',
    })
    const act = await lastAct()
    expect(act).toMatchObject({
      act: 'publish-quiz',
      subject: { kind: 'quiz', id: quizId, name: 'Mountains' },
      before: { state: 'waiting', publishedAt: null },
      after: { state: 'public' },
      reason: 'well made',
    })
    await admin.do('undoAct', { entryId: act?.id ?? 0, reason: 'too early' })
    expect([await stateOf(quizId), titles(await newest()), await notices()]).toEqual(['waiting', [], []])
    await admin.do('publishQuiz', { quizId, updatedAt, reason: null })
    expect(await stateOf(quizId)).toBe('public')
  })

  test('is retired with a reason: nobody else can play it, and the maker has it as a draft', async () => {
    const quizId = await published('Deserts')
    await admin.do('retireQuiz', { quizId, reason: 'out of date' })
    expect(titles(await newest())).not.toContain('Deserts')
    expect(await stateOf(quizId)).toBe('draft')
    expect(refusal(await other.call('openQuiz', { quizId, clock: null }))).toBe('unknown-quiz')
    expect((await notices()).at(-1)).toMatchObject({ outcome: 'retired', reason: 'out of date' })
    expect(refusal(await admin.call('retireQuiz', { quizId, reason: 'again' }))).toBe('quiz-not-public')
    await admin.do('undoAct', { entryId: (await lastAct())?.id ?? 0, reason: 'a slip' })
    expect(await stateOf(quizId)).toBe('public')
    expect(titles(await newest())).toContain('Deserts')
  })

  test('waits again after its maker changes it, and an earlier action can no longer be undone', async () => {
    const quizId = await published('Isles')
    const act = await lastAct()
    const { updatedAt } = await maker.do('readMyQuiz', { quizId })
    await maker.http('saveQuiz', { quizId, quiz: quizCalled('Islands'), updatedAt })
    expect(titles(await newest())).not.toContain('Islands')
    const undone = await admin.call('undoAct', { entryId: act?.id ?? 0, reason: 'a slip' })
    expect(refusal(undone)).toBe('changed-since')
  })
})

test('a quiz is returned to its maker with the reason', async () => {
  const quizId = await submitted('Capes')
  const { updatedAt } = await admin.do('readQuiz', { quizId })
  await admin.do('refuseQuiz', { quizId, updatedAt, reason: 'one answer is wrong' })
  expect(await stateOf(quizId)).toBe('draft')
  expect((await notices()).at(-1)).toMatchObject({ outcome: 'refused', reason: 'one answer is wrong' })
  expect((await admin.do('readQuiz', { quizId })).state).toBe('draft')
  expect(refusal(await admin.call('publishQuiz', { quizId, updatedAt, reason: null }))).toBe(
    'quiz-not-waiting',
  )
})

test('a decision on an outdated version is refused', async () => {
  const quizId = await submitted('Bays')
  const { updatedAt } = await admin.do('readQuiz', { quizId })
  await maker.http('saveQuiz', { quizId, quiz: quizCalled('Gulfs'), updatedAt })
  for (const fn of ['publishQuiz', 'refuseQuiz'] as const)
    expect(refusal(await admin.call(fn, { quizId, updatedAt, reason: 'a reason' }))).toBe('quiz-edited')
  expect(await stateOf(quizId)).toBe('waiting')
})

describe('public quizzes', () => {
  test('count finished plays by others, and can be sorted by them', async () => {
    const quizId = await published('Coasts')
    for (const player of [other, maker]) {
      const { gameId } = await player.do('openQuiz', { quizId, clock: null })
      await player.do('nextQuestion', { gameId })
      await player.do('answerQuestion', { gameId, index: 0, choice: 0 })
    }
    await until(async () => (await admin.do('readOverview', {})).live.alone === 0, 'both games are over')
    const { quizzes } = await other.do('listPublicQuizzes', { order: 'plays', after: null })
    expect(quizzes[0]).toMatchObject({ title: 'Coasts', madeBy: 'ada', questions: 1, plays: 1 })
  })

  test('are paged, each listed once', async () => {
    for (let n = 0; n < 21; n++) await published(`Number ${n}`)
    for (const order of ['newest', 'plays'] as const) {
      const first = await other.do('listPublicQuizzes', { order, after: null })
      expect(first.quizzes).toHaveLength(20)
      const second = await other.do('listPublicQuizzes', { order, after: first.next })
      expect(second.next).toBeNull()
      const all = [...first.quizzes, ...second.quizzes].map(({ quizId }) => quizId)
      expect(new Set(all).size).toBe(all.length)
      expect(all.length).toBe(
        (await admin.do('findQuizzes', { state: 'public', after: null })).quizzes.length,
      )
    }
    expect((await newest()).quizzes[0]?.title).toBe('Number 20')
  })

  test('exclude those of banned players', async () => {
    await stage.app.moderation.ban('command line', { username: 'ada', reason: 'insults', until: null })
    expect((await newest()).quizzes).toEqual([])
    await stage.app.moderation.unban('command line', 'ada')
    expect((await newest()).quizzes).toHaveLength(20)
  })
})
