import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { ChoiceQuestion } from '@trivium/wire/documents/quiz-question'
import { tidyLine, visualForm } from '@trivium/wire/documents/quiz-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Matching, matchingQuestion } from '../entry.ts'
import { QUIZ_RULES } from './choice-rules.ts'
import { splitEntry } from './split.ts'

const split = (matching: Matching) =>
  splitEntry({ matching, line: 1, text: '' }, QUIZ_RULES).map((entry) =>
    'reason' in entry ? entry.reason : ChoiceQuestion.parse(entry.question),
  )
const match = (pairs: Matching['pairs'], prompt = 'Match.') => split({ prompt, pairs })
const lettered = (count: number) =>
  Array.from({ length: count }, (_, at) => [`left ${at}`, `right ${at}`] as const)

const side = fc.oneof(
  fc.constantFrom('a', 'b', 'A', ' a ', 'é', 'e\u0301', '1', '2', '3', '\u200b', 'x\ny', 'z'.repeat(201)),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
)
const matchings: fc.Arbitrary<Matching> = fc.record({
  prompt: fc.constantFrom('Match.', 'Which is it?', 'Match:', 'Match the following', 'Sort …'),
  pairs: fc.array(fc.tuple(side, side), { maxLength: 12 }),
})
/** Pairs that look the same are equal; extra right sides are not pairs. */
const distinctPairs = ({ pairs }: Matching) => {
  const forms = pairs.map((sides) => sides.map(tidyLine).map(visualForm))
  return pairs
    .map(([left, right], at) => ({ left: tidyLine(left), right: tidyLine(right), form: forms[at]! }))
    .filter(({ form }, at) => {
      const isFirst = forms.findIndex(([left, right]) => left === form[0] && right === form[1]) === at
      return form[0] !== '' && isFirst
    })
}
const fits = (right: string): boolean =>
  right.length <= QUIZ_LIMITS.answer && /[\p{L}\p{N}\p{P}\p{S}]/u.test(right)

describe('a matching question', () => {
  it('asks each pair exactly once, and each choice is there once', () => {
    fc.assert(
      fc.property(matchings, (matching) => {
        const found = split(matching)
        const pairs = distinctPairs(matching)
        const rights = new Set(
          matching.pairs
            .map(([, right]) => tidyLine(right))
            .filter(fits)
            .map(visualForm),
        )
        if (pairs.length === 0 || rights.size < 2) {
          expect(found).toEqual([expect.stringMatching(/^It asks to match pairs/)])
          return
        }
        expect(found).toHaveLength(pairs.length)
        for (const [at, { left, right, form }] of pairs.entries()) {
          const isRight = new Set(pairs.filter((one) => one.form[0] === form[0]).map((one) => one.form[1]!))
          const wrong = new Set([...rights].filter((one) => !isRight.has(one)))
          const one = found[at]
          if (one === undefined) throw new Error('a pair is missing')
          if (typeof one === 'string') {
            expect(one).toMatch(/^Pair \d+[,:] /)
            expect(fits(right) && wrong.size > 0).toBe(false)
            continue
          }
          expect(one.prompt.endsWith(` ${left}`)).toBe(true)
          expect(one.choices[one.right]).toBe(right)
          const others = one.choices.filter((_, index) => index !== one.right).map(visualForm)
          expect(new Set(others).size).toBe(Math.min(QUIZ_LIMITS.choices - 1, wrong.size))
          expect(others).toHaveLength(new Set(others).size)
          expect(others.every((other) => wrong.has(other))).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['Match the capitals.', 'Match the capitals: France'],
    ['Match the capitals', 'Match the capitals: France'],
    ['Match the capitals:', 'Match the capitals: France'],
    ['Which is the capital?', 'Which is the capital? France'],
    ['Match ...', 'Match ... France'],
    ['Match –', 'Match – France'],
  ])('with the text %j asks %j', (prompt, asked) => {
    expect(
      match(
        [
          ['France', 'Paris'],
          ['Italy', 'Rome'],
        ],
        prompt,
      )[0],
    ).toMatchObject({ prompt: asked })
  })

  it.each([8, 11, 30])('of %i pairs has six choices, each equally often a wrong one', (count) => {
    const questions = match(lettered(count)) as ChoiceQuestion[]
    const wrong = questions.flatMap(({ choices, right }) => choices.filter((_, at) => at !== right))
    for (const [, right] of lettered(count))
      expect(wrong.filter((choice) => choice === right)).toHaveLength(QUIZ_LIMITS.choices - 1)
    expect(questions.every(({ choices }) => choices.length === QUIZ_LIMITS.choices)).toBe(true)
  })

  it('never offers as wrong what another pair makes right', () => {
    const pairs = [
      ['France', 'Paris'],
      ['France', 'Lyon'],
      ['Italy', 'Rome'],
      ['Italy', 'Rome '],
    ] as const
    expect(match(pairs)).toMatchObject([
      { prompt: 'Match: France', choices: ['Paris', 'Rome'], right: 0 },
      { prompt: 'Match: France', choices: ['Lyon', 'Rome'], right: 0 },
      { prompt: 'Match: Italy', choices: ['Paris', 'Lyon', 'Rome'], right: 2 },
    ])
  })

  it('names each pair that does not fit, and asks the others', () => {
    const long = 'x'.repeat(501)
    const pairs = [
      ['a', 'b'],
      [long, 'c'],
      ['d', long],
      ['e', ''],
    ] as const
    expect(match(pairs)).toEqual([
      { kind: 'choice', prompt: 'Match: a', choices: ['b', 'c'], right: 0 },
      'Pair 2, with the text of the question: At most 500 characters.',
      'Pair 3, right side: At most 200 characters.',
      'Pair 4, right side: Write something.',
    ])
    expect(
      match([
        ['a', 'b'],
        ['a', 'c'],
      ]),
    ).toEqual([
      'Pair 1: Expected at least 1 of the other right sides to be wrong for it; there are 0.',
      'Pair 2: Expected at least 1 of the other right sides to be wrong for it; there are 0.',
    ])
  })

  it('is refused once if its text is too long or it has no pairs', () => {
    expect(match(lettered(9), 'x'.repeat(501))).toEqual(['Question: At most 500 characters.'])
    expect(match([])).toEqual([expect.stringMatching(/^It asks to match pairs\. Expected pairs/)])
  })

  it('is an order if its pairs are numbered from 1 on one side', () => {
    const parts = [
      ['2', 'b'],
      ['1', 'a'],
    ] as const
    const order = { question: { kind: 'order', prompt: 'Sort.', parts: ['a', 'b'] } }
    expect(matchingQuestion('Sort.', parts)).toEqual(order)
    expect(
      matchingQuestion(
        'Sort.',
        parts.map(([number, part]) => [part, number] as const),
      ),
    ).toEqual(order)
    expect(
      matchingQuestion('Sort.', [
        ['0', 'a'],
        ['1', 'b'],
      ]),
    ).toHaveProperty('matching')
    expect(
      matchingQuestion('Sort.', [
        ['1', 'a'],
        ['', 'b'],
      ]),
    ).toHaveProperty('matching')
  })
})
