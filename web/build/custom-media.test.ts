import { expect, test } from 'vitest'
import { customMedia, expandMedia } from './custom-media.ts'

const DEFINITIONS = '@custom-media --md (width >= 768px);\n@custom-media --below-xl (width < 1200px);'

test('named conditions are written out', () => {
  const code = '@media (--md) and (--below-xl) { a { color: var(--ink) } }'
  const written = '@media (width >= 768px) and (width < 1200px) { a { color: var(--ink) } }'
  expect(expandMedia(code, DEFINITIONS)).toBe(written)
})

test('other conditions stay as they are', () => {
  const code = '@media (hover: hover) { a { padding: 0 } }'
  expect(expandMedia(code, DEFINITIONS)).toBe(code)
})

test('an unknown name is an error', () => {
  expect(() => expandMedia('@media (--huge) {}', DEFINITIONS)).toThrow('--huge is not in')
})

test('the real breakpoints are known', () => {
  expect(expandMedia('@media (--below-md) {}')).toBe('@media (width < 768px) {}')
})

test('a style sheet is read wherever in a query a name stands', () => {
  const { transform } = customMedia()
  const code = typeof transform === 'object' ? transform.filter?.code : null
  expect('@media (orientation: landscape) and (--sm) {').toMatch(code as RegExp)
  expect('@media print { a { color: var(--ink) } }').not.toMatch(code as RegExp)
})
