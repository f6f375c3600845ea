import { readFileSync } from 'node:fs'
import { CARD_TOKENS } from '@trivium/wire/shares/card/colours'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../design/tokens.css', import.meta.url), 'utf8')

test.each(Object.entries(CARD_TOKENS))(
  'cards use the token --%s as it is in the light theme',
  (token, value) => {
    const [, numbers = ''] = new RegExp(`--${token}: (?:light-dark\\()?oklch\\(([\\d. ]+)\\)`).exec(css) ?? []
    expect(numbers.split(' ').map(Number)).toEqual([...value])
  },
)
