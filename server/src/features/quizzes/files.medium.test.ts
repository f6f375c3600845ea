import { readQuiz } from '@trivium/content/formats/read'
import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { EXPORT_FORMATS, MAX_QUIZ_FILE_BYTES, type Quiz } from '@trivium/wire/documents/quiz'
import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let stage: TestServer
let author: Player
let names = 0
beforeAll(async () => {
  stage = await TestServer.open()
})
beforeEach(async () => {
  author = await register(await signInGuest(stage.url), `author-${names++}`)
})
afterAll(() => stage.close())

/** Calls over HTTP; returns the result, or throws an error that names the refusal. */
const ask = async <Name extends FunctionName>(fn: Name, data: InputOf<Name>): Promise<OutputOf<Name>> => {
  const answer = await author.http(fn, data)
  if ('error' in answer) throw new Error(answer.error.details.reason)
  return answer.result
}
const create = async (title = 'Rivers'): Promise<string> => (await ask('createQuiz', { title })).quizId
const questionsOf = async (quizId: string) => (await ask('readMyQuiz', { quizId })).quiz.questions

const HEADER = 'kind,question,answer,choice 1,choice 2'
/** A row after the header, from line 2 on. The answer of a bad row is none of its choices. */
const rowsWith = (count: number, isBad: (at: number) => boolean): string =>
  [
    HEADER,
    ...Array.from({ length: count }, (_, at) => `choice,Question ${at}?,${isBad(at) ? 'c' : 'x'},x,y`),
  ].join('\r\n')

describe('importing', () => {
  test('500 rows with 20 bad ones give 480 questions in three quizzes and name the bad rows', async () => {
    const text = rowsWith(500, (at) => at % 25 === 7)
    const all = readQuiz('csv', text)
    expect([all.questions.length, all.rejected.length]).toEqual([480, 20])

    const quizId = await create()
    const response = await ask('importQuiz', { quizId, format: 'csv', text })
    expect(response).toMatchObject({ imported: 480, rejected: all.rejected })
    expect(response.more.map(({ title, questions }) => [title, questions])).toEqual([
      ['Rivers (2)', 200],
      ['Rivers (3)', 80],
    ])
    const parts = await Promise.all(response.more.map((part) => questionsOf(part.quizId)))
    expect([await questionsOf(quizId), ...parts].flat()).toEqual(all.questions)
  })

  test('appends questions; those beyond the limit make a new quiz', async () => {
    const quizId = await create()
    await ask('importQuiz', { quizId, format: 'csv', text: rowsWith(150, () => false) })
    const before = await questionsOf(quizId)
    const response = await ask('importQuiz', { quizId, format: 'csv', text: rowsWith(60, (at) => at === 0) })
    expect([response.imported, response.rejected.length]).toEqual([59, 1])
    expect(response.more.map(({ questions }) => questions)).toEqual([9])
    const after = await questionsOf(quizId)
    expect(after).toHaveLength(200)
    expect(after.slice(0, 150)).toEqual(before)
    expect((await ask('readMyQuiz', { quizId })).updatedAt).toBe(response.updatedAt)
  })

  test('makes a question of each pair of a matching question, and says so', async () => {
    const quizId = await create()
    const text = 'Is it? {T}\n\nMatch the capitals. {=France -> Paris =Italy -> Rome =Spain -> Madrid}\n'
    const response = await ask('importQuiz', { quizId, format: 'gift', text })
    expect(response).toMatchObject({
      imported: 4,
      rejected: [],
      split: [{ line: 3, questions: 3, text: expect.stringMatching(/^Match the capitals/) }],
    })
    expect((await questionsOf(quizId)).map(({ prompt }) => prompt)).toEqual([
      'Is it?',
      ...['France', 'Italy', 'Spain'].map((country) => `Match the capitals: ${country}`),
    ])
  })

  test('detects the format if none is given; an unknown format is refused', async () => {
    const quizId = await create()
    const response = await ask('importQuiz', {
      quizId,
      format: null,
      text: 'Is it?\nA. x\nB. y\nANSWER: B\n',
    })
    expect(response).toMatchObject({ format: 'aiken', imported: 1, rejected: [] })
    await expect(ask('importQuiz', { quizId, format: null, text: 'Dear diary' })).rejects.toThrow(
      'unreadable-file',
    )
    expect(await questionsOf(quizId)).toHaveLength(1)
  })

  test('names a question whose answer nobody can type', async () => {
    const quizId = await create()
    const text = 'kind,question,answer\ntyped,Who?,Ada\ntyped,Which sign adds one?,++\n'
    const response = await ask('importQuiz', { quizId, format: 'csv', text })
    expect(response).toMatchObject({
      imported: 1,
      rejected: [
        {
          line: 3,
          reason: 'Accepted answer 1: Nobody can type this: an answer needs a letter or a digit.',
          text: 'typed,Which sign adds one?,++',
        },
      ],
    })
  })

  test('of a file without usable questions changes nothing', async () => {
    const quizId = await create()
    const { updatedAt } = await ask('readMyQuiz', { quizId })
    await stage.pass(1_000)
    const response = await ask('importQuiz', { quizId, format: 'csv', text: rowsWith(3, () => true) })
    expect(response).toMatchObject({ imported: 0, updatedAt })
    expect((await ask('readMyQuiz', { quizId })).updatedAt).toBe(updatedAt)
  })

  test('accepts a file of 2 MB, and refuses a larger one with that reason', async () => {
    const quizId = await create()
    const full = rowsWith(100_000, () => false).slice(0, MAX_QUIZ_FILE_BYTES)
    expect(full).toHaveLength(MAX_QUIZ_FILE_BYTES)
    expect((await ask('importQuiz', { quizId, format: 'csv', text: full })).imported).toBe(2_000)
    // The same number of characters, but twice the bytes.
    const wide = 'é'.repeat(MAX_QUIZ_FILE_BYTES)
    const response = await ask('importQuiz', { quizId, format: 'csv', text: wide })
    expect(response.rejected).toEqual([{ line: 1, reason: 'The file is larger than 2 MB.', text: '' }])
  })
})

describe('exporting', () => {
  const QUIZ: Quiz = {
    title: 'Flüsse & Berge: {Europa}',
    description: 'Zwei Fragen',
    questions: [
      {
        kind: 'choice',
        prompt: 'Which = river?',
        choices: ['Rhine', 'Danube'],
        right: 1,
        explanation: 'So.',
      },
      { kind: 'typed', prompt: 'Which mountain?', accepted: ['Mont Blanc', 'Monte Bianco'] },
    ],
  }
  const filled = async (): Promise<string> => {
    const quizId = await create()
    const { updatedAt } = await ask('readMyQuiz', { quizId })
    await ask('saveQuiz', { quizId, quiz: QUIZ, updatedAt })
    return quizId
  }

  test.each(EXPORT_FORMATS)(
    'as %s names the parts that are lost, and the rest can be imported again',
    async (format) => {
      const response = await ask('exportQuiz', { quizId: await filled(), format })
      expect(response.fileName).toMatch(/^flusse-berge-europa\.(json|csv|txt|xml)$/)
      expect(response.leftOut.map(({ question, prompt }) => [question, prompt])).toEqual(
        format === 'aiken' ? [[2, 'Which mountain?']] : [],
      )
      if (format === 'json') expect(response.shortened).toEqual([])
      if (format === 'csv') expect(response.shortened[0]).toMatchObject({ question: 0, prompt: QUIZ.title })
      const copy = await create()
      const back = await ask('importQuiz', { quizId: copy, format: null, text: response.text })
      expect(back).toMatchObject({ format, rejected: [], imported: format === 'aiken' ? 1 : 2 })
      if (format !== 'aiken') expect(await questionsOf(copy)).toEqual(QUIZ.questions)
    },
  )

  test('a title without Latin letters still gives a file name', async () => {
    const { fileName } = await ask('exportQuiz', { quizId: await create('河流'), format: 'json' })
    expect(fileName).toBe('quiz.json')
  })
})
