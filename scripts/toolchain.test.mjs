import { expect, test } from 'vitest'
import { reaches } from './toolchain.mjs'

test.each([
  ['22.22.0', true],
  ['22.22.1', true],
  ['22.23.0', true],
  ['24.0.0', true],
  ['100.0.0', true],
  ['22.21.9', false],
  ['22.9.0', false],
  ['20.99.0', false],
  ['18.20.4', false],
])('Node %s is new enough for 22.22.0: %s', (version, expected) => {
  expect(reaches(version, '22.22.0')).toBe(expected)
})
