import { expect, test } from 'vitest'
import { changedKind } from './change-kind.ts'
import { blankQuestion, type DraftQuestion } from './draft.ts'

const question = (change: Partial<DraftQuestion>): DraftQuestion => ({
  ...blankQuestion(change.kind ?? 'choice', 'a'),
  ...{ prompt: 'Which river?', explanation: 'It is.' },
  ...change,
})

const changed = (from: DraftQuestion, kind: DraftQuestion['kind']): DraftQuestion => ({
  ...from,
  ...changedKind(from, kind),
})

const CHOICE = question({ kind: 'choice', answers: ['Elbe', 'Rhine', 'Oder'], right: [1] })

test.each([
  ['several', { answers: ['Elbe', 'Rhine', 'Oder', ''], right: [1] }],
  ['order', { answers: ['Elbe', 'Rhine', 'Oder'], right: [] }],
  ['typed', { answers: ['Rhine'], right: [] }],
  ['number', { number: '' }],
  ['true-false', { answers: [], right: [] }],
] as const)('a question with choices becomes %s and keeps its words', (kind, expected) => {
  expect(changed(CHOICE, kind)).toMatchObject({
    ...{ key: 'a', kind, prompt: 'Which river?', explanation: 'It is.' },
    ...expected,
  })
})

test.each(['several', 'order', 'typed', 'number', 'true-false'] as const)(
  'a change to %s and back brings everything back',
  (kind) => {
    expect(changed(changed(CHOICE, kind), 'choice')).toMatchObject({ ...CHOICE })
  },
)

test('a typed number becomes a number and a number a choice', () => {
  const typed = question({ kind: 'typed', answers: ['1,066', '1066'] })
  const number = changed(typed, 'number')
  expect(number).toMatchObject({ kind: 'number', number: '1,066' })
  expect(changed({ ...number, unit: 'm' }, 'choice')).toMatchObject({
    answers: ['1,066 m', '', '', ''],
    right: [0],
  })
})

test('a statement becomes choices with its mark, and accepted answers become one choice', () => {
  const statement = question({ kind: 'true-false', answers: [], right: [1] })
  expect(changed(statement, 'choice')).toMatchObject({ answers: ['True', 'False', '', ''], right: [1] })
  const typed = question({ kind: 'typed', answers: ['Nile', 'The Nile'] })
  expect(changed(typed, 'choice')).toMatchObject({ answers: ['Nile', '', '', ''], right: [0] })
})
