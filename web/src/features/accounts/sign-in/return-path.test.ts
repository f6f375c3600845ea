import { expect, test } from 'vitest'
import { returnPath, signInPath } from './return-path.ts'

const from = (path: string): string => returnPath(`?from=${encodeURIComponent(path)}`)

test.each(['/battle', '/match/abc?x=1#friend', '/battle#friend'])('%s is accepted', (path) => {
  expect(from(path)).toBe(path)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/.//evil.example/',
  '/%2e//evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  'battle',
  '',
  '/login?from=/battle',
  '/register',
])('%s is ignored', (path) => {
  expect(from(path)).toBe('/')
})

test('without a return path the target is home', () => {
  expect(returnPath('')).toBe('/')
})

test('a sign-in address keeps the return path, unless that is home', () => {
  expect(signInPath('/login', '/')).toBe('/login')
  expect(returnPath(signInPath('/register', '/battle?a=b#c').slice('/register'.length))).toBe('/battle?a=b#c')
})
