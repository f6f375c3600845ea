import { describe, expect, it } from 'vitest'
import { duplicateRules } from './duplicates.ts'
import { messagesOf, sampleQuestion } from './sample.ts'

const first = sampleQuestion({
  prompt: 'Which river flows through Vienna, Bratislava, Budapest and Belgrade?',
})
const second = (prompt: string, answer = 'Danube') => sampleQuestion({ id: 'geography-0002', prompt, answer })
const found = ['expected a question that geography-0001 does not already ask']

describe('two questions', () => {
  it.each([
    ['the same prompt', second(first.prompt)],
    ['nearly the same prompt', second('Which river flows through Vienna, Bratislava, Budapest, Belgrade?')],
    [
      'the same prompt except for letter case and punctuation',
      second('which river flows through Vienna; Bratislava; Budapest, and Belgrade …'),
    ],
    ['an article before the answer', second(first.prompt, 'The Danube')],
  ])('with %s are reported', (_, question) =>
    expect(messagesOf(duplicateRules, first, question)).toEqual(found),
  )

  it.each([
    ['the same prompt with another answer', second(first.prompt, 'Rhine')],
    ['the same answer to another prompt', second('What did Johann Strauss call blue in a waltz?')],
  ])('with %s pass', (_, question) => expect(messagesOf(duplicateRules, first, question)).toEqual([]))
})
