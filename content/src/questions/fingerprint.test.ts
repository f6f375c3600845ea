import { expect, it } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

const one = fingerprintOf({ prompt: 'Which river flows through Vienna?', answer: 'Danube' })

it.each([
  ['Which river flows through Vienna?', 'The Danube'],
  ['WHICH river flows, through VIENNA', 'danube'],
])('%j, %j is the same question', (prompt, answer) => {
  expect(fingerprintOf({ prompt, answer })).toBe(one)
})

it.each([
  ['Which river flows through Vienna?', 'Rhine'],
  ['Which river flows past Vienna?', 'Danube'],
])('%j, %j is a different question', (prompt, answer) => {
  expect(fingerprintOf({ prompt, answer })).not.toBe(one)
})

it('visible symbols make a different question', () => {
  const prompts = ['What is 2 + 2?', 'What is 2 − 2?', 'What is 2 × 2?']
  const answers = ['C', 'C++', '-2', '2']
  const all = [
    ...prompts.map((prompt) => fingerprintOf({ prompt, answer: 'Easy' })),
    ...answers.map((answer) => fingerprintOf({ prompt: 'Which?', answer })),
  ]
  expect(new Set(all).size).toBe(all.length)
})
