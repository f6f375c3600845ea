import { expect, test } from 'vitest'
import { createPath, resolvePath } from './location.ts'

test.each([
  ['/daily?day=2026-11-21#top', '/daily?day=2026-11-21#top'],
  ['/battle', '/battle'],
  ['?key=1', '/here?key=1'],
  ['#part', '/here#part'],
  ['', '/here'],
  ['/a#b?c', '/a#b?c'],
  [{ search: '?key=1', hash: '' }, '/here?key=1'],
  [{}, '/here'],
  [{ pathname: '/there' }, '/there'],
])('%j leads from /here to %s', (to, address) => {
  expect(createPath(resolvePath(to, '/here'))).toBe(address)
})
