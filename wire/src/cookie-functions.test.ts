import { expect, test } from 'vitest'
import { HTTP_FUNCTIONS } from './cookie-functions.ts'
import { FUNCTIONS } from './registry.ts'

test('every function that needs the cookie is in the registry', () => {
  expect(Object.keys(FUNCTIONS)).toEqual(expect.arrayContaining([...HTTP_FUNCTIONS]))
})
