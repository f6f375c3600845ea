import { expect, test } from 'vitest'
import { HTTP_FUNCTIONS, IN_PLAY } from './cookie-functions.ts'
import { FUNCTIONS } from './registry.ts'

test('every function that needs the cookie is in the registry', () => {
  expect(Object.keys(FUNCTIONS)).toEqual(expect.arrayContaining([...HTTP_FUNCTIONS]))
})

test.each(IN_PLAY)('%s, which never waits, is a function', (name) => {
  expect(FUNCTIONS).toHaveProperty(name)
})
