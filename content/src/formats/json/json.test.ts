import type { Quiz } from '@trivium/wire/documents/quiz'
import { describe, expect, it } from 'vitest'
import { readQuiz } from '../read.ts'
import { elementsOf } from './elements.ts'
import { writeOwn } from './own.ts'

const QUIZ: Quiz = {
  title: 'Rivers',
  description: 'Of Europe.',
  questions: [
    {
      kind: 'choice',
      prompt: 'Which river?',
      choices: ['Rhine', 'Danube'],
      right: 1,
      explanation: 'So it is.',
    },
    { kind: 'typed', prompt: 'Capital?', accepted: ['Vienna', 'Wien'] },
  ],
}

describe('our own JSON', () => {
  it('contains a whole quiz', () => {
    expect(readQuiz('json', writeOwn(QUIZ))).toEqual({ ...QUIZ, rejected: [], split: [] })
  })

  it('may be a bare list of questions', () => {
    expect(readQuiz('json', JSON.stringify(QUIZ.questions))).toEqual({
      questions: QUIZ.questions,
      rejected: [],
      split: [],
    })
  })

  it('reports an invalid question with its first line', () => {
    const text = writeOwn(QUIZ).replace('"right": 1', '"right": 9')
    expect(readQuiz('json', text)).toMatchObject({
      questions: [QUIZ.questions[1]],
      rejected: [
        {
          line: 7,
          reason: 'Right answer: Mark the right choice.',
          text: expect.stringMatching(/^\{ "kind": "choice"/),
        },
      ],
    })
  })

  const whole: [fact: string, text: string, line: number, reason: RegExp][] = [
    ['is broken', '{\n"questions": [\n{]}', 3, /not valid JSON/],
    ['ends too early', '{\n"questions": [\n', 2, /not valid JSON/],
    ['has no questions', '{"title": "x"}', 1, /no list "questions"/],
    ['is not an object', '5', 1, /no list "questions"/],
    ['is of a later version', '{"version": 2, "questions": []}', 1, /newer version/],
  ]
  it.each(whole)('that %s is rejected as a whole', (_, text, line, reason) => {
    expect(readQuiz('json', text)).toMatchObject({
      questions: [],
      rejected: [{ line, reason: expect.stringMatching(reason) }],
    })
  })
})

describe('elements of a list in JSON', () => {
  const texts = (json: string) => elementsOf(json, 'a').map(({ start, end }) => json.slice(start, end).trim())

  it.each([
    ['[1, "a,]", [2, 3], {"b": [4]}]', ['1', '"a,]"', '[2, 3]', '{"b": [4]}']],
    ['{"b": [9], "a" : [1, {"a": [5]}], "c": [8]}', ['1', '{"a": [5]}']],
    ['{"a": [1], "\\u0061": [2]}', ['2']],
    ['{"c": "a", "b": [9]}', []],
    ['{"b": {"a": [1]}}', []],
    ['[]', []],
    ['7', []],
  ])('of %s', (json, expected) => {
    expect(texts(json)).toEqual(expected)
  })
})
