import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormAnswer } from './answer.ts'
import { askForm } from './ask.ts'
import type { AskedForm, NumberForm, OrderForm, SeveralForm } from './forms.ts'
import { closestOf, judgeForm } from './judge.ts'
import { solutionOf } from './solution.ts'

const choice: AskedForm = { choices: ['a', 'b', 'c', 'd'], right: 2 }
const statement: AskedForm = askForm({ kind: 'true-false', right: true }, 'seed')
const typed: AskedForm = { accepted: ['Gambia', 'The Gambia'], others: ['Zambia'] }
const number: NumberForm = { form: 'number', answer: 330, within: 5, unit: 'm' }
const order: OrderForm = { form: 'order', choices: ['b', 'c', 'a'], right: [2, 0, 1] }
const several: SeveralForm = { form: 'several', choices: ['a', 'b', 'c', 'd'], right: [1, 3] }

test.for<[string, AskedForm, FormAnswer, boolean]>([
  ['the right choice', choice, { choice: 2 }, true],
  ['a wrong choice', choice, { choice: 0 }, false],
  ['True for a true statement', statement, { choice: 0 }, true],
  ['False for a true statement', statement, { choice: 1 }, false],
])('QF6 %s', ([, asked, given, right]) => {
  expect(judgeForm(asked, given)).toEqual({ right })
})

test.for([
  ['gambia', true],
  ['Gambbia', true],
  ['Zambia', false],
  ['', false],
] as const)('QF6 "%s" is judged by the matcher of typed answers: %s', ([text, right]) => {
  expect(judgeForm(typed, { text })).toEqual({ right })
})

describe('QF7 numbers', () => {
  test.for([
    [330, true, 0],
    [325, true, 5],
    [335, true, 5],
    [324.9, false, 5.1],
    [-330, false, 660],
  ] as const)('QF7 %d for 330 within 5 is right: %s', ([given, right, distance]) => {
    const verdict = judgeForm(number, { number: given })
    expect(verdict).toEqual({ right, distance: expect.closeTo(distance, 9) })
  })

  test('QF7 binary fractions are no mistake', () => {
    const third: NumberForm = { form: 'number', answer: 0.3, within: 0, unit: null }
    expect(judgeForm(third, { number: 0.1 + 0.2 })).toEqual({ right: true, distance: 0 })
    expect(judgeForm({ ...third, answer: 0.1, within: 0.2 }, { number: 0.3 })).toMatchObject({ right: true })
    expect(judgeForm(third, { number: 0.300001 })).toMatchObject({ right: false })
  })
})

test.for([
  [
    [300, 340, 320],
    [1, 2],
  ],
  [
    [331, null, 329],
    [0, 2],
  ],
  [[null, 5, null], [1]],
  [[null, null], []],
  [[], []],
] as const)('QF8 of %j the nearest to 330 are %j', ([numbers, nearest]) => {
  expect(closestOf(number, numbers)).toEqual(nearest)
})

describe('QF9 order', () => {
  test.for([
    [[2, 0, 1], true, [true, true, true]],
    [[2, 1, 0], false, [true, false, false]],
    [[0, 1, 2], false, [false, false, false]],
  ] as const)('QF9 %j is right: %s', ([given, right, parts]) => {
    expect(judgeForm(order, { order: given })).toEqual({ right, parts })
  })

  test('QF9 only one of all orders is right, the solution’s', () => {
    const asked = askForm({ kind: 'order', parts: ['a', 'b', 'c', 'd', 'e'] }, 'seed')
    const right = solutionOf(asked).order as number[]
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (given) => {
        expect(judgeForm(asked, { order: given })).toMatchObject({ right: `${given}` === `${right}` })
      }),
    )
  })
})

test.for([
  [[1, 3], true, [true, true, true, true]],
  [[3, 1], true, [true, true, true, true]],
  [[1], false, [true, true, true, false]],
  [[0, 1, 3], false, [false, true, true, true]],
  [[0, 2], false, [false, false, false, false]],
] as const)(
  'QF10 of several choices exactly the right ones count: %j is right: %s',
  ([ticked, right, parts]) => {
    expect(judgeForm(several, { several: ticked })).toEqual({ right, parts })
  },
)

describe('QF14 refusals', () => {
  test.for<[string, AskedForm, FormAnswer]>([
    ['a choice', choice, { choice: 4 }],
    ['a choice', choice, { choice: 0.5 }],
    ['a third truth', statement, { choice: 2 }],
    ['a part', order, { order: [0, 1, 3] }],
    ['a tick', several, { several: [1, 4] }],
  ])('QF14 %s that does not exist is refused as no such choice', ([, asked, given]) => {
    expect(judgeForm(asked, given)).toBe('no-such-choice')
  })

  test.for<[string, AskedForm, FormAnswer]>([
    ['no number', number, { number: Number.NaN }],
    ['an endless number', number, { number: Number.POSITIVE_INFINITY }],
    ['a part twice', order, { order: [0, 1, 1] }],
    ['an incomplete order', order, { order: [0, 1] }],
    ['no tick', several, { several: [] }],
    ['a tick twice', several, { several: [1, 1] }],
  ])('QF14 %s is refused as no such answer', ([, asked, given]) => {
    expect(judgeForm(asked, given)).toBe('no-such-answer')
  })

  test('QF14 an answer of another form, two answers and none are refused as no such answer', () => {
    const answers: FormAnswer[] = [
      { choice: 0 },
      { text: 'a' },
      { number: 1 },
      { order: [0, 1, 2] },
      { several: [0] },
    ]
    for (const [own, asked] of [choice, typed, number, order, several].entries())
      for (const [i, given] of answers.entries()) {
        expect(typeof judgeForm(asked, given)).toBe(i === own ? 'object' : 'string')
        const both = { ...answers[own], ...answers[(own + 1) % 5] }
        expect(judgeForm(asked, both)).toBe('no-such-answer')
        expect(judgeForm(asked, {})).toBe('no-such-answer')
      }
  })
})
