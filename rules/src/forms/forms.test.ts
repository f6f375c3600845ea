import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askForm } from './ask.ts'
import { type AskedForm, type FormQuestion, formOf } from './forms.ts'
import { handlingTime, showForm } from './shown.ts'
import { solutionOf } from './solution.ts'

const PLANETS = ['Mercury', 'Venus', 'Earth', 'Mars']
const QUESTIONS: readonly FormQuestion[] = [
  { kind: 'choice', choices: PLANETS, right: 2 },
  { kind: 'true-false', right: false },
  { kind: 'typed', accepted: ['Venus', 'Morning star'] },
  { kind: 'number', answer: 12_756, within: 100, unit: 'km' },
  { kind: 'order', parts: PLANETS },
  { kind: 'several', choices: PLANETS, right: [0, 3] },
]

describe('QF1 forms', () => {
  test.for(QUESTIONS)('QF1 a question of the kind $kind is asked in this form', (question) => {
    expect(formOf(askForm(question, 'seed'))).toBe(question.kind)
  })

  test('QF1 a question of an old journal is choices, or typed', () => {
    expect(formOf({ choices: ['a', 'b'], right: 0 })).toBe('choice')
    expect(formOf({ accepted: ['a'] })).toBe('typed')
  })
})

test('QF2 a statement has the choices True and False, in this order', () => {
  expect(askForm({ kind: 'true-false', right: true }, 'seed')).toMatchObject({
    choices: ['True', 'False'],
    right: 0,
  })
  expect(askForm({ kind: 'true-false', right: false }, 'another')).toMatchObject({ right: 1 })
})

const textsOf = (asked: AskedForm): readonly string[] => ('choices' in asked ? asked.choices : [])

describe('QF3 QF4 the order of choices', () => {
  test('QF3 follows from the seed, and keeps the right answer', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...QUESTIONS), (seed, question) => {
        const asked = askForm(question, seed)
        expect(askForm(question, seed)).toEqual(asked)
        if (question.kind === 'choice' || question.kind === 'several')
          expect([...textsOf(asked)].sort()).toEqual([...question.choices].sort())
        const { accepted } = solutionOf(asked)
        if (question.kind === 'choice') expect(accepted).toBe('Earth')
        if (question.kind === 'order') expect(accepted).toBe('Mercury; Venus; Earth; Mars')
        if (question.kind === 'several') expect(accepted?.split('; ').sort()).toEqual(['Mars', 'Mercury'])
      }),
    )
  })

  test('QF4 parts never stand in the right order at first', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 8 }), (seed, count) => {
        const parts = Array.from({ length: count }, (_, i) => `part ${i}`)
        expect(textsOf(askForm({ kind: 'order', parts }, seed))).not.toEqual(parts)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('QF5 what is shown', () => {
  test('QF5 form, choices and unit, and no field for the answer', () => {
    expect(QUESTIONS.map((question) => showForm(askForm(question, 'seed')))).toEqual([
      { form: 'choice', choices: expect.any(Array) },
      { form: 'true-false', choices: ['True', 'False'] },
      { form: 'typed', choices: null },
      { form: 'number', choices: null, unit: 'km' },
      { form: 'order', choices: expect.any(Array) },
      { form: 'several', choices: expect.any(Array) },
    ])
  })

  test('QF5 nothing that is shown depends on the answer', () => {
    const other = (asked: AskedForm): AskedForm => {
      if ('accepted' in asked) return { ...asked, accepted: ['Jupiter'], others: ['Saturn'] }
      if (asked.form === 'number') return { ...asked, answer: 7, within: 0 }
      if (asked.form === 'order') return { ...asked, right: [...asked.right].reverse() }
      if (asked.form === 'several') return { ...asked, right: [1] }
      return { ...asked, right: asked.right === 0 ? 1 : 0 }
    }
    for (const question of QUESTIONS) {
      const asked = askForm(question, 'seed')
      expect(showForm(other(asked))).toEqual(showForm(asked))
    }
  })
})

test('QF12 arranging takes 2 s for each part, ticking 1 s for each choice', () => {
  expect(QUESTIONS.map((question) => handlingTime(askForm(question, 'seed')))).toEqual([
    0, 0, 0, 0, 8_000, 4_000,
  ])
})

describe('QF13 the solution', () => {
  test('QF13 has the right answer in words, and in the terms of its form', () => {
    const [choice, statement, typed, number, order, several] = QUESTIONS.map((question) =>
      solutionOf(askForm(question, 'seed')),
    )
    expect(choice).toEqual({ right: expect.any(Number), accepted: 'Earth' })
    expect(statement).toEqual({ right: 1, accepted: 'False' })
    expect(typed).toEqual({ right: null, accepted: 'Venus' })
    expect(number).toEqual({
      right: null,
      accepted: '12,756 km',
      number: { answer: 12_756, within: 100 },
    })
    expect(order).toMatchObject({ right: null, order: expect.any(Array) })
    expect(several).toMatchObject({ right: null, several: expect.any(Array) })
  })
})
