import { describe, expect, it } from 'vitest'
import { pairRules } from './give-away-pairs.ts'
import { messagesOf, sampleQuestion } from './sample.ts'

const david = sampleQuestion({
  id: 'art-0016',
  prompt: "What did Michelangelo carve his 'David' from?",
  answer: 'Marble',
  tags: ['sculpture'],
})
const moses = sampleQuestion({
  id: 'mythology-0037',
  prompt: 'Who has horns in a statue?',
  answer: 'Moses',
  explanation: 'Michelangelo carved him in marble.',
  tags: ['bible'],
})

describe('two questions', () => {
  it('are reported if one gives away the answer to the other', () =>
    expect(messagesOf(pairRules, david, moses)).toEqual([
      "expected a tag in common with mythology-0037, which shows the answer 'Marble'",
    ]))

  it.each([
    ['share a tag, so that they never meet', { tags: ['bible', 'sculpture'] }],
    ['share only the answer', { explanation: 'He is of marble.' }],
    ['share only a name', { explanation: 'Michelangelo carved him.' }],
  ])('that %s pass', (_, change) => expect(messagesOf(pairRules, david, { ...moses, ...change })).toEqual([]))

  it('that share an everyday word pass', () => {
    const everyday = Array.from({ length: 40 }, (_, i) =>
      sampleQuestion({ id: `art-${1000 + i}`, explanation: 'Marble again.' }),
    )
    expect(messagesOf(pairRules, david, moses, ...everyday)).toEqual([])
  })
})
