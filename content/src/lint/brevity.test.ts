import { expect, it } from 'vitest'
import { brevityOf, brevityRules } from './brevity.ts'
import { messagesOf, sampleBank } from './sample.ts'

const bank = (...words: number[]) =>
  sampleBank(words.length, (index) => ({ prompt: `${'word '.repeat(words[index] ?? 0).trim()}?` }))

it('measures the median and the share of short prompts', () => {
  expect(brevityOf(bank(9, 10, 30))).toEqual({ median: 10, short: 1 / 3 })
  expect(brevityOf(bank(1, 2, 3, 4))).toEqual({ median: 2, short: 1 })
  expect(brevityOf([])).toEqual({ median: 0, short: 0 })
})

it('reports a bank of long prompts', () => {
  expect(messagesOf(brevityRules, ...bank(5, 9, 12))).toEqual([])
  expect(messagesOf(brevityRules, ...bank(20, 20, 20))).toEqual([
    expect.stringMatching(/^expected a median prompt of \d+ words, not 20$/),
    expect.stringMatching(/^expected .* of the prompts to have at most 9 words, not 0\.0 %$/),
  ])
})
