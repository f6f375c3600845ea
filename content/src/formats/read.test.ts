import { IMPORT_FORMATS, MAX_QUIZ_FILE_BYTES } from '@trivium/wire/documents/quiz'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import { describe, expect, it } from 'vitest'
import { MAX_QUESTIONS } from './bounds.ts'
import { readQuiz } from './read.ts'

const KINDS = 'Expected a question of the kind choice, true-false, typed, number, order or several.'

const CHOICE: QuizQuestion = {
  kind: 'choice',
  prompt: 'Which river?',
  choices: ['Rhine', 'Danube'],
  right: 1,
}
const json = (...questions: unknown[]): string => JSON.stringify(questions, null, 1)

describe('any file', () => {
  it.each(IMPORT_FORMATS)('that is empty has no questions, as %s', (format) => {
    expect(readQuiz(format, '').questions).toEqual([])
  })

  it.each(IMPORT_FORMATS)('that is larger than 2 MB is refused before it is read, as %s', (format) => {
    const wide = 'é'.repeat(MAX_QUIZ_FILE_BYTES / 2 + 1)
    expect(readQuiz(format, wide)).toEqual({
      questions: [],
      rejected: [{ line: 1, reason: 'The file is larger than 2 MB.', text: '' }],
      split: [],
    })
  })

  it.each(IMPORT_FORMATS)('of special characters is read to its end, as %s', (format) => {
    for (const sign of [
      '{',
      '}',
      '<',
      '<!--',
      '<question ',
      '"',
      '\\',
      '[',
      '&',
      '~',
      '=',
      'A. x\n',
      '\n',
      ',',
    ])
      expect(readQuiz(format, sign.repeat(5000)).questions).toEqual([])
  })

  it('is read with any line ends, byte order mark and control characters', () => {
    const text = '\uFEFFWhich\u0007 river?\r\nA. Rhine\r\nB. Danube\rANSWER: B\r\n'
    expect(readQuiz('aiken', text)).toEqual({ questions: [CHOICE], rejected: [], split: [] })
  })

  it('is read up to a bound, and the first question beyond it is reported', () => {
    const { questions, rejected } = readQuiz('gift', 'Really? {T}\n\n'.repeat(MAX_QUESTIONS + 7))
    expect(questions).toHaveLength(MAX_QUESTIONS)
    expect(rejected).toMatchObject([
      { line: 2 * MAX_QUESTIONS + 1, reason: expect.stringMatching(/^Only 2000 questions/) },
    ])
  })
})

describe('a question', () => {
  it('is tidied', () => {
    const prompt = ' Which\t river\u2028\n\n\n\nis  it?\u0000 \ud800'
    const { questions } = readQuiz('json', json({ ...CHOICE, prompt }))
    expect(questions).toEqual([{ ...CHOICE, prompt: 'Which river\n\nis it? \ufffd' }])
  })

  const long = 'x'.repeat(501)
  const cases: [fact: string, question: unknown, reason: string][] = [
    ['a long prompt', { ...CHOICE, prompt: long }, 'Question: At most 500 characters.'],
    ['an invisible prompt', { ...CHOICE, prompt: '\u200b \n' }, 'Question: Write something.'],
    ['one choice', { ...CHOICE, choices: ['Rhine'], right: 0 }, 'Choices: At least two choices.'],
    ['seven choices', { ...CHOICE, choices: [...'abcdefg'] }, 'Choices: At most 6 choices.'],
    ['an empty choice', { ...CHOICE, choices: ['Rhine', ' '] }, 'Choice 2: Write something.'],
    ['a long choice', { ...CHOICE, choices: [long, 'a'] }, 'Choice 1: At most 200 characters.'],
    ['equal choices', { ...CHOICE, choices: ['a', ' a'] }, 'Choices: Two choices are the same.'],
    ['no right choice', { ...CHOICE, right: 2 }, 'Right answer: Mark the right choice.'],
    ['no answer', { kind: 'typed', prompt: 'Who?', accepted: [] }, 'Accepted answers: Give an answer.'],
    ['another kind', { kind: 'essay', prompt: 'Why?' }, KINDS],
    ['an unknown field', { ...CHOICE, picture: 'x' }, 'A question has no picture.'],
    ['nothing', null, KINDS],
  ]
  it.each(cases)('with %s is rejected with a reason', (_, question, reason) => {
    const { questions, rejected } = readQuiz('json', json(CHOICE, question))
    expect(questions).toEqual([CHOICE])
    expect(rejected).toMatchObject([{ line: 11, reason }])
  })

  it('that is rejected shows its beginning on one line', () => {
    const [rejected] = readQuiz('gift', `Once upon\na time ${'there was '.repeat(99)}`).rejected
    expect(rejected?.text).toMatch(/^Once upon a time there was .*…$/)
    expect(rejected?.text.length).toBeLessThanOrEqual(160)
  })

  it('that the caller rejects is reported with the line and the reason, in the order of the file', () => {
    const text = json(CHOICE, null, CHOICE, CHOICE)
    const { questions, rejected } = readQuiz('json', text, {
      keeper: (_, taken) => (taken < 1 ? null : 'No room.'),
    })
    expect(questions).toEqual([CHOICE])
    expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [11, KINDS],
      [12, 'No room.'],
      [21, 'No room.'],
    ])
  })
})
