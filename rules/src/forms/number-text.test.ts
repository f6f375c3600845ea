import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './number-text.ts'

test.for([
  ['1066', 1066],
  [' 1,066 ', 1066],
  ['1 066', 1066],
  ['1\u00a0066\u00a0000', 1_066_000],
  ["1'066", 1066],
  ['3.5', 3.5],
  ['3,5', 3.5],
  ['.5', 0.5],
  ['3.', 3],
  ['4.125', 4.125],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1.234.567', 1_234_567],
  ['-40', -40],
  ['−40', -40],
  ['- 40', -40],
  ['+7', 7],
  ['-0', 0],
  ['', null],
  ['-', null],
  ['.', null],
  ['about 5', null],
  ['5 or 6', null],
  ['1,2,3', null],
  ['1,2.5', null],
  ['12 34', null],
  ['1e5', null],
  ['9999999999999999', null],
] as const)('QF11 "%s" is read as %s', ([text, number]) => {
  expect(readNumber(text)).toBe(number)
})

test.for([
  ['330 m', 'm', 330],
  ['330M', 'm', 330],
  ['€ 20', '€', 20],
  ['20€', '€', 20],
  ['12 %', '%', 12],
  ['-5 °C', '°C', -5],
  ['330', 'm', 330],
  ['330 kg', 'm', null],
  ['m', 'm', null],
] as const)('QF11 "%s" with the unit %s is read as %s', ([text, unit, number]) => {
  expect(readNumber(text, unit)).toBe(number)
})

test.for([
  [1969, null, '1969'],
  [6700, 'km', '6,700 km'],
  [12_756, 'km', '12,756 km'],
  [-40.25, '°C', '−40.25 °C'],
  [1_000_000, null, '1,000,000'],
  [0, null, '0'],
] as const)('QF11 %d with the unit %s is written as "%s"', ([number, unit, text]) => {
  expect(writeNumber(number, unit)).toBe(text)
})

test('QF11 every written number is read as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(3), (whole, decimals) => {
      const number = whole / 10 ** decimals
      expect(readNumber(writeNumber(number, 'km'), 'km')).toBe(number + 0)
    }),
  )
})
