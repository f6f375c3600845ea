import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const SCRIPT = readFileSync(new URL('../../public/begin.js', import.meta.url), 'utf8')

/** Runs the script of a page that is prerendered without a query. */
const isHiddenAt = (search: string, query?: string): boolean => {
  const documentElement = { dataset: {} as Record<string, string> }
  const document = { documentElement, currentScript: { dataset: query === undefined ? {} : { query } } }
  const location = { pathname: '/flag-quiz', search }
  runInNewContext(SCRIPT, { document, location, URLSearchParams })
  return documentElement.dataset.elsewhere === 'true'
}

test('a prerendered page stays hidden only if its mode’s query parameter is set', () => {
  expect(isHiddenAt('?game=abc', 'game')).toBe(true)
  expect(isHiddenAt('', 'game')).toBe(false)
  expect(isHiddenAt('?from=eve', 'game')).toBe(false)
  expect(isHiddenAt('?game=abc')).toBe(false)
})
