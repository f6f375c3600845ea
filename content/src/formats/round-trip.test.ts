import type { ExportFormat, Quiz } from '@trivium/wire/documents/quiz'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessFormat } from './guess.ts'
import { randomQuiz } from './random-quiz.ts'
import { readQuiz } from './read.ts'
import { writeQuiz } from './write.ts'

const thereAndBack = (format: ExportFormat, quiz: Quiz) => {
  const { text, leftOut, shortened } = writeQuiz(format, quiz)
  const out = new Set(leftOut.map(({ question }) => question))
  return {
    read: readQuiz(format, text),
    kept: quiz.questions.filter((_, at) => !out.has(at + 1)),
    leftOut,
    shortened,
    text,
  }
}

const always = (holds: (quiz: Quiz) => void): void => {
  fc.assert(fc.property(randomQuiz, holds), { numRuns: 300 })
}

describe('a written quiz can be read again', () => {
  it('unchanged, by our own JSON', () => {
    always((quiz) => {
      const { read, leftOut, shortened } = thereAndBack('json', quiz)
      const { title, description, questions } = quiz
      expect(read).toEqual({ questions, rejected: [], split: [], title, ...(description && { description }) })
      expect([...leftOut, ...shortened]).toEqual([])
    })
  })

  it('unchanged, by Moodle XML', () => {
    always((quiz) => {
      const { read, leftOut, shortened } = thereAndBack('moodle', quiz)
      const { title, description, questions } = quiz
      expect([...leftOut, ...shortened]).toEqual([])
      expect(read).toEqual(
        questions.length === 0
          ? read
          : { questions, rejected: [], split: [], title, ...(description && { description }) },
      )
    })
  })

  it('with every question unchanged, by CSV', () => {
    always((quiz) => {
      const { read, leftOut } = thereAndBack('csv', quiz)
      expect(read).toEqual({ questions: quiz.questions, rejected: [], split: [] })
      expect(leftOut).toEqual([])
    })
  })

  it('with the title and every question except arrows and one right of several, without units, by GIFT', () => {
    always((quiz) => {
      const { read, kept, leftOut, shortened } = thereAndBack('gift', quiz)
      expect(read).toEqual({ questions: kept.map(withoutUnit), rejected: [], split: [], title: quiz.title })
      for (const { question } of shortened)
        if (question !== null) expect(quiz.questions[question - 1]).toHaveProperty('unit')
      for (const { question } of leftOut) expect(isBeyondGift(quiz.questions[question! - 1]!)).toBe(true)
    })
  })

  it('with every choice question, without line breaks and explanations, by Aiken', () => {
    always((quiz) => {
      const { read, kept } = thereAndBack('aiken', quiz)
      expect(read).toEqual({ questions: kept.map(inAiken), rejected: [], split: [] })
    })
  })
})

const withoutUnit = (question: QuizQuestion): object => {
  if (question.kind !== 'number') return question
  const { unit: _, ...rest } = question
  return rest
}

const isBeyondGift = (question: QuizQuestion): boolean => {
  if (question.kind === 'several') return question.right.length === 1
  const texts =
    question.kind === 'typed' ? question.accepted : question.kind === 'order' ? question.parts : []
  return texts.some((text) => text.includes('->'))
}

const inAiken = ({ explanation, ...question }: QuizQuestion) => ({
  ...question,
  ...(question.kind === 'true-false' && {
    kind: 'choice',
    choices: ['True', 'False'],
    right: question.right ? 0 : 1,
  }),
  prompt: question.prompt.replace(/\n+/g, ' '),
})

describe('a written file', () => {
  it.each(['json', 'csv', 'gift', 'aiken', 'moodle'] as const)('is recognised as %s', (format) => {
    const plain: Quiz = {
      title: 'Rivers',
      description: '',
      questions: [{ kind: 'choice', prompt: 'Which river?', choices: ['Rhine', 'Danube'], right: 0 }],
    }
    expect(guessFormat(writeQuiz(format, plain).text)).toBe(format)
  })
})
