import { describe, expect, it } from 'vitest'
import { sampleBank, sampleQuestion } from './lint/sample.ts'
import { report } from './report.ts'

describe('the report', () => {
  const bank = [
    ...sampleBank(3, (index) => ({ difficulty: index === 0 ? 1 : 3, checked: '2026-01-01' })),
    sampleQuestion({ category: 'art', difficulty: 1, asOf: 2026 }),
  ]

  it('counts by category and difficulty', () => {
    expect(report(bank)).toMatch(/\| Geography +\| +1 \| +0 \| +2 \| +3 \| +75\.0 % \|/)
    expect(report(bank)).toMatch(/\| Art & Design +\| +1 \| +0 \| +0 \| +1 \| +25\.0 % \|/)
    expect(report(bank)).toMatch(/\| All +\| +2 \| +0 \| +2 \| +4 \| 100\.0 % \|/)
  })

  it('counts checked and dated questions', () => {
    expect(report(bank)).toContain('3 of 4 were read by a second reader; 1 hold for a named year only.')
  })

  it('shows where questions are from', () => {
    const from = (tag: string, index: number) => sampleQuestion({ id: `art-000${index}`, tags: [tag] })
    const text = report([from('kenya', 1), from('egypt', 2), from('chess', 3)])
    expect(text).toMatch(/\| Africa +\|.*\| +2 \| +66\.7 % \|/)
    expect(text).toMatch(/\| Everywhere +\|.*\| +1 \| +33\.3 % \|/)
  })

  it('shows how often each strategy is right, and a dash if it never applies', () => {
    expect(report(bank)).toMatch(/\| longest choice +\| +4 \| +0\.0 % \|/)
    expect(report(bank)).toMatch(/\| a middle number +\| +0 \| +– \|/)
  })
})
