import { expect, test } from 'vitest'
import { checkDraft, unfinishedWords } from './check-draft.ts'
import {
  blankQuestion,
  type Draft,
  type DraftQuestion,
  draftOf,
  movedQuestion,
  withoutAnswer,
} from './draft.ts'

const choice = (change: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...blankQuestion('choice', 'a'),
  prompt: 'Which river?',
  answers: ['', 'Rhine', '', 'Danube'],
  right: [3],
  ...change,
})

const quizOf = (...questions: DraftQuestion[]): Draft => ({ title: 'Rivers', description: '', questions })

const problemsOf = (draft: Draft) => {
  const checked = checkDraft(draft)
  return 'problems' in checked ? checked.problems : null
}

test('blank lines do not count as choices, and the mark stays with its choice', () => {
  expect(checkDraft(quizOf(choice()))).toEqual({
    quiz: {
      title: 'Rivers',
      description: '',
      questions: [{ kind: 'choice', prompt: 'Which river?', choices: ['Rhine', 'Danube'], right: 1 }],
    },
  })
})

test('an unchanged quiz is saved exactly as it was loaded', () => {
  let keys = 0
  const quiz = {
    title: 'Rivers',
    description: 'Of Europe',
    questions: [
      { kind: 'choice' as const, prompt: 'A?', choices: ['x', 'y'], right: 1, explanation: 'Because.' },
      { kind: 'typed' as const, prompt: 'B?', accepted: ['z', 'zz'] },
      { kind: 'true-false' as const, prompt: 'C.', right: false },
      { kind: 'number' as const, prompt: 'D?', answer: -12_345.5, within: 0.5, unit: 'm' },
      { kind: 'number' as const, prompt: 'E?', answer: 1066 },
      { kind: 'order' as const, prompt: 'F?', parts: ['x', 'y', 'z'] },
      { kind: 'several' as const, prompt: 'G?', choices: ['x', 'y', 'z'], right: [0, 2] },
    ],
  }
  expect(checkDraft(draftOf(quiz, () => `${++keys}`))).toEqual({ quiz })
})

test.each([
  ['no mark', { right: [] }, 'Mark the right choice.'],
  ['the mark on an empty line', { right: [0] }, 'Mark the right choice.'],
  ['one choice', { answers: ['', 'Rhine'], right: [1] }, 'At least two choices.'],
  ['two that are the same', { answers: ['Rhine', ' Rhine '], right: [0] }, 'Two choices are the same.'],
] as const)('%s is reported for the choices as a whole', (_, change, words) => {
  expect(problemsOf(quizOf(choice(change)))?.questions.get('a')).toEqual({ answers: words, lines: {} })
})

test('a problem in one line is reported at that line', () => {
  const long = 'x'.repeat(201)
  const problems = problemsOf(quizOf(choice({ answers: ['', 'Rhine', '', long] })))
  expect(problems?.questions.get('a')?.lines).toEqual({ 3: 'At most 200 characters.' })
})

test.each([
  ['true-false', {}, { answers: 'Mark whether it is true or false.' }],
  ['number', { number: 'many' }, { number: 'Give a number.' }],
  ['number', { number: '5', within: '-1' }, { within: 'Not below zero.' }],
  ['order', { answers: ['x', ''] }, { answers: 'At least two parts.' }],
  ['several', { answers: ['x', 'y'] }, { answers: 'Mark the right choices.' }],
] as const)('an unfinished %s question says what is missing', (kind, change, problems) => {
  const question = { ...blankQuestion(kind, 'a'), prompt: 'What?', ...change }
  expect(problemsOf(quizOf(question))?.questions.get('a')).toEqual({ ...problems, lines: {} })
})

test('a typed question needs at least one answer', () => {
  const typed = { ...blankQuestion('typed', 'a'), prompt: 'What?' }
  expect(problemsOf(quizOf(typed))?.questions.get('a')?.answers).toBe('Give an answer.')
})

test.each([
  [1, 'question 1 is not finished'],
  [2, 'questions 1 and 2 are not finished'],
  [3, '3 questions are not finished'],
])('%d unfinished questions: %s', (count, words) => {
  const draft = quizOf(...Array.from({ length: count }, (_, i) => blankQuestion('choice', `${i}`)))
  expect(unfinishedWords(draft, problemsOf(draft)!)).toBe(words)
})

test('a question moves by one place, but not past the ends', () => {
  const draft = quizOf(choice({ key: 'a' }), choice({ key: 'b' }), choice({ key: 'c' }))
  const keys = (moved: Draft) => moved.questions.map(({ key }) => key).join('')
  expect(keys(movedQuestion(draft, 'c', -1))).toBe('acb')
  expect(keys(movedQuestion(draft, 'a', 1))).toBe('bac')
  expect(movedQuestion(draft, 'a', -1)).toBe(draft)
  expect(movedQuestion(draft, 'c', 1)).toBe(draft)
})

test.each([
  [0, 2],
  [2, 2],
  [3, null],
] as const)('without line %d the mark of line 3 is on %s', (line, right) => {
  const expected = right === null ? [] : [line === 2 ? 2 : right]
  expect(withoutAnswer(choice(), line).right).toEqual(expected)
})
