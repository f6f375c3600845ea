import { expect, test } from 'vitest'
import { fuzzAnswers } from './answers.ts'
import { fuzzFiles } from './files.ts'
import { randomFrom } from './random.ts'

// The seeds of findings are added here.
const SEEDS = [1, 15]

test.each(SEEDS)(
  'files of every format are read without a crash, and what is let in can be stored: seed %i',
  (seed) => {
    const { findings } = fuzzFiles(randomFrom(seed), 20_000, { goesOn: (files) => files < 2_000 })
    expect(findings).toEqual([])
  },
)

test.each(SEEDS)('typed answers are judged without a crash, and a name in full is right: seed %i', (seed) => {
  const { findings } = fuzzAnswers(randomFrom(seed), { goesOn: (answers) => answers < 5_000 })
  expect(findings).toEqual([])
})
