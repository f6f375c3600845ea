import { expect, test } from 'vitest'
import { framedTables } from './framed-tables.ts'

test('a table gets a frame labelled by the heading above it', () => {
  expect(framedTables('<h2 id="a">Gods <em>in</em> pairs</h2><p>x</p><table><tr></tr></table>', 'wide')).toBe(
    '<h2 id="a">Gods <em>in</em> pairs</h2><p>x</p><section class="wide" aria-label="Table: Gods in pairs" tabindex="0"><table><tr></tr></table></section>',
  )
})

test('each table gets the nearest heading, and everything else stays the same', () => {
  const html = '<h2 id="a">A</h2><h3 id="b">B</h3><table></table><h2 id="c">C</h2><table></table><p>z</p>'
  expect([...framedTables(html, 'w').matchAll(/Table: (\w)/g)].map(([, name]) => name)).toEqual(['B', 'C'])
  expect(framedTables('<p>none</p>', 'w')).toBe('<p>none</p>')
})
