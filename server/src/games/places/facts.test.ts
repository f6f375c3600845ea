import { expect, test } from 'vitest'
import { factOf } from './facts.ts'

test.each([
  ['a flag that is mirrored', 'CI', 'Ireland', 'Ireland has it the other way round.'],
  ['a flag that looks almost the same', 'SN', 'Mali', 'Mali looks almost the same.'],
  ['a flag of the same design', 'FI', 'Sweden', 'In northern Europe, on the Baltic Sea.'],
  ['another flag', 'TD', 'Japan', 'Landlocked, in Central Africa.'],
  ['no answer', 'TD', null, 'Landlocked, in Central Africa.'],
  ['the largest or smallest country of its continent', 'BR', null, 'The largest country of South America.'],
  ['a place that is no country', 'AX', 'Japan', null],
])('the fact about %s', (_, place, answer, fact) => {
  expect(factOf(place, answer)).toBe(fact)
})
