import { expect, test } from 'vitest'
import { fuzzAnswers } from './answers.ts'
import { fuzzFiles } from './files.ts'
import { randomFrom } from './random.ts'

// Add the seeds that led to findings here.
const SEEDS = [1, 15]

test.each(SEEDS)(
  'reading files of every format never crashes, and accepted content can be stored: seed %i',
  (seed) => {
    const { findings } = fuzzFiles(randomFrom(seed), 20_000, { shouldContinue: (files) => files < 2_000 })
    expect(findings).toEqual([])
  },
)

test.each(SEEDS)('judging typed answers never crashes, and a complete name is right: seed %i', (seed) => {
  const { findings } = fuzzAnswers(randomFrom(seed), { shouldContinue: (answers) => answers < 5_000 })
  expect(findings).toEqual([])
})
