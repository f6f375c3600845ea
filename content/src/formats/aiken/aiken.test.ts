import type { Quiz } from '@trivium/wire/documents/quiz'
import { describe, expect, it } from 'vitest'
import { readQuiz } from '../read.ts'
import { writeQuiz } from '../write.ts'

describe('an Aiken file', () => {
  it('may mark choices with dots or brackets, and span several lines', () => {
    const text = `What is the right way
to tune a harp?

A) By ear
B) By eye

C. By nose
ANSWER: A
Is it so?
A. Yes
B. No
answer:b
`
    expect(readQuiz('aiken', text)).toEqual({
      questions: [
        {
          kind: 'choice',
          prompt: 'What is the right way\nto tune a harp?',
          choices: ['By ear', 'By eye', 'By nose'],
          right: 0,
        },
        { kind: 'choice', prompt: 'Is it so?', choices: ['Yes', 'No'], right: 1 },
      ],
      rejected: [],
      split: [],
    })
  })

  it('may contain a prompt that begins with a letter and a dot', () => {
    const { questions } = readQuiz('aiken', 'I. Newton was\nA. a poet\nB. a physicist\nANSWER: B\n')
    expect(questions).toMatchObject([{ prompt: 'I. Newton was' }])
  })

  const GOOD = '\nGood?\nA. Yes\nB. No\nANSWER: A\n'
  const cases: [fact: string, block: string, reason: RegExp][] = [
    ['no choices', 'Why?\n', /^There are no choices/],
    ['an answer but no choices', 'Why?\nANSWER: A\n', /^There are no choices/],
    ['no answer', 'Why?\nA. So\nB. Thus', /no line "ANSWER:"/],
    ['no question', 'A. So\nB. Thus\nANSWER: A', /^There is no question/],
    ['an answer that is not a choice', 'Why?\nA. So\nB. Thus\nANSWER: C', /"C" is the letter of none/],
    ['several answers', 'Why?\nA. So\nB. Thus\nANSWER: A, B', /several right/],
    ['a repeated letter', 'Why?\nA. So\nA. Thus\nANSWER: A', /the same letter/],
    ['an empty choice', 'Why?\nA. So\nB.\nANSWER: A', /^Choice 2: Write something/],
    ['a heading before it', 'Chapter one\n', /^There are no choices/],
  ]
  it.each(cases)('reports a question with %s, and reads its neighbours', (_, block, reason) => {
    const { questions, rejected } = readQuiz('aiken', `${GOOD}\n${block}\n${GOOD}`)
    expect(questions).toHaveLength(2)
    expect(rejected).toMatchObject([{ line: 7, reason: expect.stringMatching(reason) }])
  })
})

describe('writing Aiken', () => {
  it('reports what it cannot hold', () => {
    const quiz: Quiz = {
      title: 'Rivers',
      description: 'Of Europe.',
      questions: [
        { kind: 'typed', prompt: 'Capital?', accepted: ['Vienna'] },
        { kind: 'choice', prompt: 'Two\nlines', choices: ['a', 'b'], right: 1, explanation: 'So.' },
        { kind: 'choice', prompt: 'ANSWER: what?', choices: ['a', 'b'], right: 1 },
      ],
    }
    expect(writeQuiz('aiken', quiz)).toEqual({
      text: 'Two lines\nA. a\nB. b\nANSWER: B\n',
      leftOut: [
        { question: 1, reason: 'Aiken has only questions with one right choice.' },
        { question: 3, reason: 'It begins like a choice or an answer of an Aiken file.' },
      ],
      shortened: [
        { question: null, reason: 'Aiken has no title.' },
        { question: null, reason: 'Aiken has no description of a quiz.' },
        { question: 2, reason: 'Aiken has no line breaks in a question.' },
        { question: 2, reason: 'Aiken has no explanations.' },
      ],
    })
  })
})
