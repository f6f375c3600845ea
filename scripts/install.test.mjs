import { expect, test } from 'vitest'
import { covers } from './install.mjs'

const HERE = { platform: 'linux', arch: 'x64' }
const LOCK = {
  packages: {
    '': {},
    web: { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', dev: true },
    'node_modules/c-darwin': { version: '3.0.0', optional: true, os: ['darwin'] },
    'web/node_modules/a': { version: '0.9.0' },
  },
}
const ALL = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', dev: true },
  'web/node_modules/a': { version: '0.9.0' },
}

test.each([
  ['everything that the lock file lists', ALL, true],
  ['an extra package', { ...ALL, 'node_modules/z': { version: '1.0.0' } }, true],
  ['another version', { ...ALL, 'node_modules/a': { version: '1.0.1' } }, false],
  ['no development packages', { 'node_modules/a': ALL['node_modules/a'] }, false],
  [
    'a package of another platform',
    { ...ALL, 'node_modules/c-darwin': { version: '3.0.0', os: ['darwin'] } },
    false,
  ],
])('tells whether an installation with %s is complete', (_, packages, expected) => {
  expect(covers({ packages }, LOCK, HERE)).toBe(expected)
})
