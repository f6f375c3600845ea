import { describe, expect, it } from 'vitest'
import { familyRules } from './families.ts'
import { findingsOf, sampleBank } from './sample.ts'

const messages = (count: number, members: number, change: object = {}) =>
  findingsOf(
    familyRules,
    sampleBank(count, (index) =>
      index < members ? { id: `geography-${5001 + index}`, family: 'rivers', ...change } : {},
    ),
  ).map(({ message }) => message)

/**
 * Questions without clues in their form: four choices of equal length, with the answer at each alphabetical
 * place in turn.
 */
const even = (index: number) => {
  const letters = [...'BCDE']
  const [answer = ''] = letters.splice(index % 4, 1)
  return { answer, wrong: letters as [string, string, string] }
}

describe('families', () => {
  it('may be at most a twentieth of the bank', () => {
    expect(messages(100, 5)).toEqual([])
    expect(messages(100, 6)).toEqual(['expected at most 5.0 % in the family rivers, not 6.0 %'])
  })

  it('of more than forty questions give nothing away by their form', () => {
    const bank = (members: (index: number) => object) =>
      findingsOf(
        familyRules,
        sampleBank(1000, (index) =>
          index < 44 ? { id: `geography-${5001 + index}`, family: 'rivers', ...members(index) } : {},
        ),
      ).map(({ message }) => message)
    expect(bank(even)).toEqual([])
    expect(bank(() => ({ answer: 'A', wrong: ['B', 'C', 'D'] }))).toEqual([
      "expected 'first in the alphabet' to be right less often in the family rivers than 100.0 % of 44",
    ])
  })

  it('have ids above those of handwritten questions', () => {
    expect(messages(100, 1, { id: 'geography-0999' })).toEqual([
      'expected a number above 5000 for a generated question',
    ])
    expect(messages(100, 1, { family: undefined })).toEqual([
      'expected a number up to 5000 for a handwritten question, before all generated ones',
    ])
  })
})
