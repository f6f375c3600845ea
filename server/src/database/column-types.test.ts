import { describe, expect, it } from 'vitest'
import { wholeNumber } from './column-types.ts'

describe('a bigint from the database', () => {
  it.each([
    ['0', 0],
    ['-12', -12],
    ['1795259142539', 1795259142539],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%s becomes that number', (text, value) => {
    expect(wholeNumber(text)).toBe(value)
  })

  it('is refused if no number represents it exactly', () => {
    expect(() => wholeNumber('9007199254740993')).toThrow('does not fit into a number')
  })
})
