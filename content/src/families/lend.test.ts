import { expect, it } from 'vitest'
import { lendAnswers } from './lend.ts'

it('four members of a set have the same choices', () => {
  const answers = ['A', 'B', 'C', 'D']
  lendAnswers(answers).forEach((wrong, at) => {
    expect([answers[at], ...wrong].sort()).toEqual(answers)
  })
})

it('each answer of a set is wrong three times', () => {
  const wrong = lendAnswers(['A', 'B', 'C', 'D', 'E', 'F', 'G']).flat()
  for (const answer of 'ABCDEFG') expect(wrong.filter((one) => one === answer)).toHaveLength(3)
})
