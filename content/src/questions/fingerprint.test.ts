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
])('%j, %j is another', (prompt, answer) => {
  expect(fingerprintOf({ prompt, answer })).not.toBe(one)
})
