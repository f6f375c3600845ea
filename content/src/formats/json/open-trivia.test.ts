import { describe, expect, it } from 'vitest'
import { readQuiz } from '../read.ts'

type Encode = (text: string) => string

const base64: Encode = (text) => Buffer.from(text).toString('base64')
const legacy: Encode = (text) => encodeURIComponent(text).replaceAll('%20', '+')
const htmlCodes: Encode = (text) =>
  text.replace(/[&<>"'é]/g, (sign) =>
    sign === 'é' ? '&eacute;' : `&#${sign.charCodeAt(0).toString().padStart(3, '0')};`,
  )

const answerOf = (encode: Encode, encodeType: Encode = (text) => text): string =>
  JSON.stringify(
    {
      response_code: 0,
      results: [
        {
          type: encodeType('multiple'),
          difficulty: encodeType('easy'),
          category: encode('Entertainment: Books'),
          question: encode('Who wrote "Cyrano" & more, 100% of <b>it</b>? 1+1'),
          correct_answer: encode("Edmond d'Orée"),
          incorrect_answers: ['Molière', 'A & B', 'C+D'].map(encode),
        },
        {
          type: encodeType('boolean'),
          difficulty: encodeType('hard'),
          category: encode('History'),
          question: encode('Is it so?'),
          correct_answer: encode('False'),
          incorrect_answers: [encode('True')],
        },
      ],
    },
    null,
    2,
  )

const QUESTIONS = [
  {
    kind: 'choice',
    prompt: 'Who wrote "Cyrano" & more, 100% of <b>it</b>? 1+1',
    choices: ["Edmond d'Orée", 'Molière', 'A & B', 'C+D'],
    right: 0,
  },
  { kind: 'true-false', prompt: 'Is it so?', right: false },
]

describe('a response of Open Trivia DB', () => {
  it.each([
    ['with HTML codes', answerOf(htmlCodes)],
    ['by RFC 3986', answerOf(encodeURIComponent)],
    ['as a legacy URL', answerOf(legacy)],
    ['in base64', answerOf(base64, base64)],
  ])('is read %s', (_, text) => {
    expect(readQuiz('opentdb', text)).toEqual({ questions: QUESTIONS, rejected: [], split: [] })
  })

  it('may be a bare list of results', () => {
    const { results } = JSON.parse(answerOf(htmlCodes))
    expect(readQuiz('opentdb', JSON.stringify(results)).questions).toEqual(QUESTIONS)
  })

  it('is reported as a whole if it is empty', () => {
    const reading = readQuiz('opentdb', '{"response_code": 5, "results": []}')
    expect(reading.rejected).toMatchObject([
      { line: 1, reason: expect.stringMatching(/answered with code 5/) },
    ])
  })

  const cases: [fact: string, from: string, to: string, line: number, reason: RegExp][] = [
    ['a third type', '"multiple"', '"cloze"', 4, /type "cloze" is neither/],
    ['no right answer', '"correct_answer"', '"answer"', 4, /correct_answer/],
    ['a boolean of another answer', '"False"', '"Perhaps"', 16, /neither True nor False/],
  ]
  it.each(cases)('reports a question with %s by its line', (_, from, to, line, reason) => {
    const { questions, rejected } = readQuiz('opentdb', answerOf(htmlCodes).replace(from, to))
    expect(questions).toHaveLength(1)
    expect(rejected).toMatchObject([{ line, reason: expect.stringMatching(reason) }])
  })

  it('reports a text that is not encoded like the others', () => {
    const text = answerOf(base64, base64).replace(base64('Is it so?'), 'Is it so?')
    expect(readQuiz('opentdb', text).rejected).toMatchObject([
      { line: 16, reason: expect.stringMatching(/not encoded/) },
    ])
  })
})
