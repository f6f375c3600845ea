import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { Quiz } from '@trivium/wire/documents/quiz'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { json } from '../../database/json.ts'

let stage: TestServer
let names = 0
let author: Player
let other: Player
const registered = async (): Promise<Player> => register(await signInGuest(stage.url), `author-${names++}`)
beforeAll(async () => {
  stage = await TestServer.open()
})
beforeEach(async () => {
  author = await registered()
  other = await registered()
})
afterAll(() => stage.close())

const RIVER: QuizQuestion = {
  kind: 'choice',
  prompt: 'Which river flows through Vienna?',
  choices: ['Rhine', 'Danube', 'Elbe'],
  right: 1,
  explanation: 'And through Budapest.',
}
const MOUNTAIN: QuizQuestion = { kind: 'typed', prompt: 'The highest mountain?', accepted: ['Mount Everest'] }
const QUIZ: Quiz = { title: 'Rivers', description: 'And a mountain', questions: [RIVER, MOUNTAIN] }

/** Calls over HTTP; returns the result, or throws an error that names the refusal. */
const ask = async <Name extends FunctionName>(
  player: Player,
  fn: Name,
  data: InputOf<Name>,
): Promise<OutputOf<Name>> => {
  const answer = await player.http(fn, data)
  if ('error' in answer) throw new Error(answer.error.details.reason)
  return answer.result
}
const create = async (quiz?: Quiz): Promise<string> => {
  const { quizId } = await ask(author, 'createQuiz', { title: 'Rivers' })
  if (quiz !== undefined) await save(quizId, quiz)
  return quizId
}
const save = async (quizId: string, quiz: Quiz) => {
  const { updatedAt } = await ask(author, 'readMyQuiz', { quizId })
  return ask(author, 'saveQuiz', { quizId, quiz, updatedAt })
}
const stateOf = async (quizId: string) => (await ask(author, 'readMyQuiz', { quizId })).state
const setState = (quizId: string, state: 'draft' | 'unlisted' | 'waiting') =>
  ask(author, 'setQuizState', { quizId, state })
/** Does what an admin's review does. */
const publish = (quizId: string) =>
  stage.db.updateTable('quizzes').set({ state: 'public' }).where('id', '=', quizId).execute()

describe('a quiz', () => {
  test('can be created, saved, read and listed by its maker', async () => {
    const quizId = await create()
    expect(await ask(author, 'readMyQuiz', { quizId })).toMatchObject({
      quiz: { title: 'Rivers', description: '', questions: [] },
      state: 'draft',
    })
    const { updatedAt } = await save(quizId, QUIZ)
    expect(await ask(author, 'readMyQuiz', { quizId })).toEqual({ quiz: QUIZ, state: 'draft', updatedAt })
    expect((await ask(author, 'listMyQuizzes', {})).quizzes).toEqual([
      { quizId, title: 'Rivers', state: 'draft', questions: 2, updatedAt },
    ])
    expect((await ask(other, 'listMyQuizzes', {})).quizzes).toEqual([])
  })

  test('can be read, saved, extended, exported, published and deleted only by its maker', async () => {
    const quizId = await create(QUIZ)
    await setState(quizId, 'unlisted')
    const { updatedAt } = await ask(author, 'readMyQuiz', { quizId })
    const calls = [
      () => ask(other, 'readMyQuiz', { quizId }),
      () => ask(other, 'saveQuiz', { quizId, quiz: QUIZ, updatedAt }),
      () => ask(other, 'importQuiz', { quizId, format: 'gift', text: 'Is it? {T}' }),
      () => ask(other, 'exportQuiz', { quizId, format: 'json' }),
      () => ask(other, 'setQuizState', { quizId, state: 'draft' }),
      () => ask(other, 'deleteQuiz', { quizId }),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow('unknown-quiz')
    expect(await ask(author, 'readMyQuiz', { quizId })).toEqual({ quiz: QUIZ, state: 'unlisted', updatedAt })
  })

  test('that another tab has saved meanwhile is not overwritten', async () => {
    const quizId = await create()
    const { updatedAt } = await ask(author, 'readMyQuiz', { quizId })
    const saves = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        author.http('saveQuiz', { quizId, quiz: { ...QUIZ, title }, updatedAt }),
      ),
    )
    const outcomes = saves.map((answer) => ('error' in answer ? answer.error.details.reason : 'saved'))
    expect(outcomes.toSorted()).toEqual(['quiz-changed', 'quiz-changed', 'saved'])
    const { quiz } = await ask(author, 'readMyQuiz', { quizId })
    expect(quiz.title).toBe(['One', 'Two', 'Three'][outcomes.indexOf('saved')])
  })

  test('has a later version after every save, even if the clock stops or goes back', async () => {
    const quizId = await create()
    let { updatedAt } = await ask(author, 'readMyQuiz', { quizId })
    for (let i = 0; i < 3; i++) {
      const before = updatedAt
      updatedAt = (await ask(author, 'saveQuiz', { quizId, quiz: QUIZ, updatedAt })).updatedAt
      expect(updatedAt).toBeGreaterThan(before)
    }
    const ahead = stage.clock.now() + 60_000
    await stage.db.updateTable('quizzes').set({ updated_at: ahead }).where('id', '=', quizId).execute()
    expect((await ask(author, 'saveQuiz', { quizId, quiz: QUIZ, updatedAt: ahead })).updatedAt).toBe(
      ahead + 1,
    )
  })

  test('with an answer that nobody can type is refused, naming the question', async () => {
    const quizId = await create(QUIZ)
    const { updatedAt } = await ask(author, 'readMyQuiz', { quizId })
    const questions = [RIVER, { ...MOUNTAIN, accepted: ['Everest', '+++'] }]
    const answer = await author.http('saveQuiz', { quizId, quiz: { ...QUIZ, questions }, updatedAt })
    expect(answer).toMatchObject({
      error: {
        details: {
          reason: 'bad-input',
          issues: [
            {
              path: 'quiz.questions.1.accepted.1',
              message: 'Nobody can type this: an answer needs a letter or a digit.',
            },
          ],
        },
      },
    })
    expect((await ask(author, 'readMyQuiz', { quizId })).quiz).toEqual(QUIZ)
  })

  test('of the maximum size, in any script, can be saved and read', async () => {
    const quizId = await create()
    const long = (at: number, length: number) => String(at).padEnd(length, '河')
    const questions: QuizQuestion[] = Array.from({ length: 200 }, (_, at) => ({
      kind: 'typed',
      prompt: long(at, 500),
      accepted: Array.from({ length: 10 }, (_, name) => long(name, 200)),
      explanation: long(at, 1000),
    }))
    const quiz = { title: long(1, 100), description: long(2, 500), questions }
    await save(quizId, quiz)
    expect((await ask(author, 'readMyQuiz', { quizId })).quiz).toEqual(quiz)
  })

  test('no longer exists after it is deleted, and cannot be deleted twice', async () => {
    const quizId = await create(QUIZ)
    const entry = { at: 1, actor_name: 'cleo', act: 'refuse-quiz', subject_kind: 'quiz', subject_id: quizId }
    const reviewed = { subject_name: QUIZ.title, reason: 'rude', before: json({}), after: json({}) }
    await stage.db
      .insertInto('audit_log')
      .values({ ...entry, ...reviewed })
      .execute()
    expect(await ask(author, 'deleteQuiz', { quizId })).toEqual({})
    const logged = await stage.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', quizId)
      .execute()
    expect(logged).toMatchObject([{ act: 'refuse-quiz', subject_name: 'A quiz', reason: null }])
    await expect(ask(author, 'deleteQuiz', { quizId })).rejects.toThrow('unknown-quiz')
    await expect(ask(author, 'readMyQuiz', { quizId })).rejects.toThrow('unknown-quiz')
  })
})

test('a player has at most 50 quizzes, however many tabs ask at once', async () => {
  const row = { owner_uid: author.uid, title: 'One of many', created_at: 1, updated_at: 1 }
  const rows = Array.from({ length: 48 }, (_, at) => ({ ...row, id: `many${names}-${at}` }))
  await stage.db.insertInto('quizzes').values(rows).execute()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => author.http('createQuiz', { title: 'More' })),
  )
  const outcomes = answers.map((answer) => ('error' in answer ? answer.error.details.reason : 'made'))
  expect(outcomes.filter((one) => one === 'made')).toHaveLength(2)
  expect(outcomes.filter((one) => one === 'too-many-quizzes')).toHaveLength(3)
  expect((await ask(author, 'listMyQuizzes', {})).quizzes).toHaveLength(50)
})

describe('the state of a quiz', () => {
  test('is draft until the quiz has questions', async () => {
    const quizId = await create()
    for (const state of ['unlisted', 'waiting'] as const)
      await expect(setState(quizId, state)).rejects.toThrow('quiz-empty')
    expect(await setState(quizId, 'draft')).toEqual({ state: 'draft' })
    await save(quizId, QUIZ)
    expect(await setState(quizId, 'unlisted')).toEqual({ state: 'unlisted' })
    expect(await setState(quizId, 'waiting')).toEqual({ state: 'waiting' })
  })

  test('changes without a new version, so that an edit in another tab can be saved', async () => {
    const quizId = await create(QUIZ)
    const { updatedAt } = await ask(author, 'readMyQuiz', { quizId })
    await setState(quizId, 'waiting')
    const saved = await ask(author, 'saveQuiz', { quizId, quiz: QUIZ, updatedAt })
    expect(saved.state).toBe('waiting')
  })

  test.each([
    ['saved', (quizId: string) => save(quizId, { ...QUIZ, title: 'Streams' })],
    [
      'imported to',
      (quizId: string) => ask(author, 'importQuiz', { quizId, format: 'gift', text: 'Is it? {T}' }),
    ],
  ])('returns to waiting when a public quiz is %s', async (_, change) => {
    const quizId = await create(QUIZ)
    await publish(quizId)
    await change(quizId)
    expect(await stateOf(quizId)).toBe('waiting')
    const row = await stage.db
      .selectFrom('quizzes')
      .select('submitted_at')
      .where('id', '=', quizId)
      .executeTakeFirstOrThrow()
    expect(row.submitted_at).toBe(stage.clock.now())
  })

  test('stays public, or keeps its place in the queue, when publication is requested again', async () => {
    const quizId = await create(QUIZ)
    await setState(quizId, 'waiting')
    const submitted = stage.clock.now()
    await stage.pass(5_000)
    await setState(quizId, 'waiting')
    const { submitted_at } = await stage.db
      .selectFrom('quizzes')
      .select('submitted_at')
      .where('id', '=', quizId)
      .executeTakeFirstOrThrow()
    expect(submitted_at).toBe(submitted)
    await publish(quizId)
    expect(await setState(quizId, 'waiting')).toEqual({ state: 'public' })
    expect(await setState(quizId, 'draft')).toEqual({ state: 'draft' })
  })
})
