import type { ImportFormat } from '@trivium/wire/documents/quiz'
import { describe, expect, it } from 'vitest'
import { readForBank } from './bank/read.ts'
import { readQuiz } from './read.ts'

const many = (count: number, piece: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join('')
const list = (count: number): string[] => Array.from({ length: count }, (_, at) => `choice ${at}`)
const opentdb = { type: 'multiple', question: 'Who?', correct_answer: 'Ada', incorrect_answers: list(20_000) }

const CHOICES: [ImportFormat, string, number][] = [
  ['gift', `Who?{=Ada ${many(1_500, (at) => `~c${at} `)}}`, 1_501],
  ['gift', `Who?{=Ada ${many(1_500, (at) => `=c${at} `)}}`, 1_501],
  ['json', JSON.stringify([{ kind: 'choice', prompt: 'Who?', choices: list(20_000), right: 0 }]), 20_000],
  ['json', JSON.stringify([{ kind: 'typed', prompt: 'Who?', accepted: list(20_000) }]), 20_000],
  ['opentdb', JSON.stringify({ results: [opentdb] }), 20_001],
  ['csv', `question,answer,choices\nWho?,1,${many(2_000, (at) => `c${at}|`)}z`, 2_001],
  ['csv', `question,answer,accepted\nWho?,Ada,${many(2_000, (at) => `c${at}|`)}z`, 2_002],
  [
    'moodle',
    `<quiz><question type="multichoice"><questiontext><text>Who?</text></questiontext>${many(
      1_000,
      () => '<answer fraction="0"><text>a</text></answer>',
    )}</question></quiz>`,
    1_000,
  ],
]

describe('a question with too many choices', () => {
  it.each(CHOICES)('is reported in %s', (format, text, count) => {
    const reason = `It has ${count} choices or answers; no more than 100 are read.`
    expect(readQuiz(format, text)).toMatchObject({ questions: [], rejected: [{ reason }] })
    const defaults = { category: null, difficulty: 1, source: '', licence: '' } as const
    expect([...readForBank(format, text, defaults)]).toMatchObject([{ reason }])
  })
})

describe('a file with too many categories', () => {
  it.each([
    ['gift', many(2_500, (at) => `$CATEGORY: c${at}\n\n`), 4_001],
    ['moodle', `<quiz>${many(2_500, () => '\n<question type="category"></question>')}`, 2_002],
  ] as const)('is read up to the limit in %s, and the line is reported', (format, text, line) => {
    const { rejected } = readQuiz(format, text)
    expect(rejected).toMatchObject([
      { line, reason: expect.stringMatching(/^Only 2000 categories of a file are read/) },
    ])
  })
})

it('a reason that quotes the file stays short', () => {
  const keys = Object.fromEntries(list(10_000).map((key) => [key, 1]))
  const text = JSON.stringify([{ kind: 'choice', prompt: 'Who?', choices: ['a', 'b'], right: 0, ...keys }])
  expect(readQuiz('json', text).rejected[0]?.reason.length).toBeLessThanOrEqual(300)
})
