import { expect, test } from 'vitest'
import { auditProblems, problemsOf } from './audit.mjs'
import { isIn } from './version-range.mjs'

const SHA = `sha512-${'a'.repeat(86)}==`
const GOOD = { version: '1.2.3', license: 'MIT', integrity: SHA }
const KNOWN_BAD = [{ package: 'bad', range: '<1.2.4', why: 'it steals' }]

const audit = (entry, { name = 'good', asked = {}, scripts } = {}) =>
  problemsOf(
    { lockfileVersion: 3, packages: { '': { dependencies: asked }, [`node_modules/${name}`]: entry } },
    [['package.json', { dependencies: asked, ...(scripts && { allowScripts: scripts }) }]],
    KNOWN_BAD,
  )

test('what this repository asks for is sound', () => {
  expect(auditProblems()).toEqual([])
})

test('a package that is pinned, has a checksum and a licence that fits is sound', () => {
  expect(audit(GOOD)).toEqual([])
  expect(audit({ ...GOOD, license: '(MIT OR GPL-2.0-only)' })).toEqual([])
  expect(audit({ ...GOOD, hasInstallScript: true }, { scripts: { good: false } })).toEqual([])
})

test.each([
  ['no checksum', { integrity: undefined }, 'no sha512'],
  ['a weak checksum', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no sha512'],
  ['a range for a version', { version: '^1.2.3' }, 'not pinned'],
  ['an address of its own', { resolved: 'https://elsewhere.example/good.tgz' }, 'names no address'],
  ['an address of git', { resolved: 'git+ssh://git@example.org/good.git#abc' }, 'names no address'],
  ['another name', { name: 'evil' }, 'under another name'],
  ['no licence', { license: undefined }, 'no licence'],
  ['a licence that does not fit', { license: 'SSPL-1.0' }, 'SSPL-1.0'],
  ['one part of a licence that does not fit', { license: '(MIT AND BUSL-1.1)' }, 'BUSL-1.1'],
  ['an install script', { hasInstallScript: true }, 'install script'],
])('a package with %s is told', (_, change, told) => {
  expect(audit({ ...GOOD, ...change }).join()).toContain(told)
})

test('what is known to be bad is told, with the reason', () => {
  expect(audit(GOOD, { name: 'bad' })).toEqual(['node_modules/bad 1.2.3 is known to be bad: it steals.'])
  expect(audit({ ...GOOD, version: '1.2.4' }, { name: 'bad' })).toEqual([])
})

test.each(['latest', '*', 'github:a/b', 'file:../a', 'https://example.org/a.tgz', 'npm:other@1.0.0'])(
  'a manifest that asks for %s is told',
  (range) => {
    expect(audit(GOOD, { asked: { good: range } }).join()).toContain('no range of versions')
  },
)

test('a manifest that the lock does not know is told', () => {
  const lock = { lockfileVersion: 3, packages: { '': { dependencies: { good: '^1.0.0' } } } }
  const manifest = { dependencies: { good: '^1.1.0' } }
  expect(problemsOf(lock, [['package.json', manifest]], []).join()).toContain(
    'not those of package-lock.json',
  )
})

test.each([
  ['<1.2.4', '1.2.3', true],
  ['<1.2.4', '1.2.4', false],
  ['>=2.0.0 <2.1.0 || =3.0.0', '2.0.5', true],
  ['>=2.0.0 <2.1.0 || =3.0.0', '3.0.0', true],
  ['>=2.0.0 <2.1.0 || =3.0.0', '3.0.1', false],
  ['<1.0.0', '1.0.0-beta.1', true],
  ['<10.0.0', '9.10.11', true],
  ['*', '9.9.9', true],
])('%s has %s: %s', (range, version, is) => {
  expect(isIn(range, version)).toBe(is)
})

test('a range that is not understood is an error', () => {
  expect(() => isIn('^1.0.0', '1.0.0')).toThrow('no range')
})
