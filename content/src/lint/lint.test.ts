import { describe, expect, it } from 'vitest'
import { lint } from './lint.ts'
import { sampleBank } from './sample.ts'

describe('the linter', () => {
  it('lists every problem of every question', () => {
    const bad = sampleBank(2, (index) => ({
      id: `art-000${index}`,
      prompt: `Who is currently  the tallest of those here: ${index}`,
      wrong: ['Rhine', 'rhine', 'None of these'],
      explanation: 'So',
    }))
    const rules = (id: string) =>
      lint(bad).flatMap(({ question, rule }) => (question?.id === id ? [rule] : []))
    const expected = ['choices', 'choices', 'dated', 'ending', 'ending', 'id', 'text']
    expect(rules('art-0000').sort()).toEqual(expected)
    expect(rules('art-0001').sort()).toEqual([...expected, 'duplicate'].sort())
  })

  it('adds findings about the whole bank', () => {
    const rules = lint(sampleBank(40)).flatMap(({ question, rule }) => (question === null ? [rule] : []))
    expect(new Set(rules)).toEqual(new Set(['category', 'difficulty', 'bias', 'length-rank', 'guess']))
  })

  it('reports only missing questions for an empty bank', () => {
    expect(new Set(lint([]).map(({ rule }) => rule))).toEqual(new Set(['category', 'difficulty']))
  })
})
