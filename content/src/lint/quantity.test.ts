import { describe, expect, it } from 'vitest'
import { numericRanks, quantityOf } from './quantity.ts'

describe('a choice that is a number', () => {
  it.each([
    ['1969', 1969, ''],
    ['5,700 years', 5700, 'years'],
    ['Eighty-eight', 88, ''],
    ['One hundred', 100, ''],
    ['Two hundred and six', 200, 'and six'],
    ['About 4.5 billion', 4.5e9, ''],
    ['44 BC', -44, ''],
    ['AD 79', null, ''],
    ['30%', 30, '%'],
    ['£20', 20, ''],
    ['12th century', 12, 'th century'],
    ['Seven Samurai', 7, 'samurai'],
    ['Danube', null, ''],
    ['', null, ''],
  ])('%j is read as %j %s', (text, value, unit) =>
    expect(quantityOf(text)).toEqual(value === null ? null : { value, unit }),
  )
})

describe('the ranks of four numbers', () => {
  it.each([
    [
      ['Forty', 'Seven', 'Fourteen', 'Thirty'],
      [3, 0, 1, 2],
    ],
    [
      ['1 hour', '2 hours', '3 hours', '4 hours'],
      [0, 1, 2, 3],
    ],
    [
      ['1st', '2nd', '3rd', '4th'],
      [0, 1, 2, 3],
    ],
    [
      ['44 BC', '31 BC', '14', '9'],
      [0, 1, 3, 2],
    ],
    [['1 hour', '2 days', '3 hours', '4 hours'], null],
    [['One', 'Two', 'Three', 'Many'], null],
  ])('%j are %j', (choices, ranks) => expect(numericRanks(choices)).toEqual(ranks))
})
