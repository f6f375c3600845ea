import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMatcher, judgeTyped } from './matcher.ts'

test.for([
  { text: 'the beatles', accepted: ['Beatles'], others: [], right: true },
  { text: 'beetles', accepted: ['Beatles'], others: [], right: true },
  { text: 'Vienna', accepted: ['Wien', 'Vienna'], others: [], right: true },
  { text: 'Wine', accepted: ['Wien', 'Vienna'], others: [], right: false },
  { text: 'Iceland', accepted: ['Ireland'], others: ['Iceland'], right: false },
  { text: 'Iceland', accepted: ['Ireland'], others: [], right: true },
  { text: 'Iteland', accepted: ['Ireland'], others: ['Iceland'], right: false },
  { text: 'Irelnd', accepted: ['Ireland'], others: ['Iceland'], right: true },
  { text: 'Iceland', accepted: ['Ireland', 'ICELAND'], others: ['Iceland'], right: true },
  { text: 'Icelnd', accepted: ['Ireland', 'ICELAND'], others: ['Iceland'], right: true },
  { text: '1066', accepted: ['1066'], others: [], right: true },
  { text: '1067', accepted: ['1066'], others: [], right: false },
  { text: '300,000', accepted: ['300000'], others: [], right: true },
  { text: '300,001', accepted: ['300000'], others: [], right: false },
  { text: 'Henry VII', accepted: ['Henry VIII'], others: [], right: false },
  { text: '', accepted: ['?'], others: [], right: false },
  { text: 'anything', accepted: [], others: [], right: false },
])('T11 "$text" for $accepted beside $others is right: $right', ({ text, accepted, others, right }) => {
  expect(judgeTyped(text, accepted, others)).toBe(right)
})

test.for([
  ['C', 'C++', false],
  ['C+', 'C++', false],
  ['c ++', 'C++', true],
  ['C♯', 'C#', true],
  ['C', 'C#', false],
  ['C#', 'C', false],
  ['A-', 'A−', true],
  ['A', 'A−', false],
  ['A+', 'A−', false],
  ['AB−', 'AB+', false],
  ['2', '-2', false],
  ['−2', '-2', true],
  ['+2', '2', true],
  ['2+2', '2 + 2', true],
  ['2 2', '2 + 2', false],
  ['Disney', 'Disney+', true],
  ['Vienna -', 'Vienna', true],
  ['#1', '1', true],
  ['C\ue000', 'C+', false],
  ['C\ue000', 'C', true],
] as const)('T16 "%s" for "%s" is right: %s', ([text, accepted, right]) => {
  expect(judgeTyped(text, [accepted], [])).toBe(right)
})

const word = fc.string({ unit: fc.constantFrom(...'aaabbc1'), maxLength: 11 })
const words = fc.array(word, { maxLength: 12 })

test('T11 a single question is judged as among all names', () => {
  fc.assert(
    fc.property(word, words, words, (text, accepted, others) => {
      const match = createMatcher([
        { id: 'right', names: accepted },
        { id: 'wrong', names: others.filter((name) => !accepted.includes(name)) },
      ]).match(text)
      expect(judgeTyped(text, accepted, others)).toBe(match.kind === 'one' && match.id === 'right')
    }),
    { numRuns: 3_000 },
  )
})
