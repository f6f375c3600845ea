import { expect, test } from 'vitest'
import { missingNames, parseHouseholdNames, readHouseholdNames } from './household-names.ts'
import { sampleQuestion } from './lint/sample.ts'

test('a line has a name, other forms of it and a kind', () => {
  expect(parseHouseholdNames('Shah Rukh Khan | SRK / Shahrukh Khan | film\n\nUno | | game\n')).toEqual([
    ['Shah Rukh Khan', 'SRK', 'Shahrukh Khan'],
    ['Uno'],
  ])
})

test('a name occurs in any of its forms, as whole words', () => {
  const bank = [
    sampleQuestion({ prompt: 'Which film made SRK famous?' }),
    sampleQuestion({ answer: 'Unobtainium' }),
    sampleQuestion({ tags: ['pelé'] }),
    sampleQuestion({ explanation: "It was Tiger Woods's first McDonald's." }),
  ]
  expect(
    missingNames(bank, [['Shah Rukh Khan', 'SRK'], ['Uno'], ['Pelé'], ['Tiger Woods'], ["McDonald's"]]),
  ).toEqual([['Uno']])
})

test('both lists have 300 names', async () => {
  const { own, blind } = await readHouseholdNames()
  expect([own.length, blind.length]).toEqual([300, 300])
})
