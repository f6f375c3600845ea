import { expect, it } from 'vitest'
import { sortFindings } from './known-faults.ts'
import { sampleQuestion } from './sample.ts'

const fault = (rule: string, id: string) => ({ rule, question: sampleQuestion({ id }), message: 'stiff' })
const about = { rule: 'category', question: null, message: 'too many' }
const faults = { men: ['art-0001', 'art-0002'], year: ['art-0001'] }

it('excuses known faults and nothing else', () => {
  const others = [fault('men', 'art-0003'), fault('year', 'art-0002'), about]
  const known = [fault('men', 'art-0001'), fault('men', 'art-0002'), fault('year', 'art-0001')]
  expect(sortFindings([...known, ...others], faults)).toEqual({
    found: others,
    known: faults,
    isStale: false,
  })
})

it('drops those that have been corrected, and never adds any', () => {
  expect(sortFindings([fault('men', 'art-0002'), fault('men', 'art-0009')], faults)).toEqual({
    found: [fault('men', 'art-0009')],
    known: { men: ['art-0002'] },
    isStale: true,
  })
})
