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

test('the dependencies of this repository have no problems', () => {
  expect(auditProblems()).toEqual([])
})

test('a pinned package with a checksum and a compatible licence has no problems', () => {
  expect(audit(GOOD)).toEqual([])
  expect(audit({ ...GOOD, license: '(MIT OR GPL-2.0-only)' })).toEqual([])
  expect(audit({ ...GOOD, hasInstallScript: true }, { scripts: { good: false } })).toEqual([])
})

test.each([
  ['no checksum', { integrity: undefined }, 'no sha512'],
  ['a weak checksum', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no sha512'],
  ['a range instead of a version', { version: '^1.2.3' }, 'not pinned'],
  ['a URL', { resolved: 'https://elsewhere.example/good.tgz' }, 'names no address'],
  ['a git URL', { resolved: 'git+ssh://git@example.org/good.git#abc' }, 'names no address'],
  ['another name', { name: 'evil' }, 'under another name'],
  ['no licence', { license: undefined }, 'no licence'],
  ['an incompatible licence', { license: 'SSPL-1.0' }, 'SSPL-1.0'],
  ['one incompatible part in a combined licence', { license: '(MIT AND BUSL-1.1)' }, 'BUSL-1.1'],
  ['an install script', { hasInstallScript: true }, 'install script'],
])('a package with %s is reported', (_, change, told) => {
  expect(audit({ ...GOOD, ...change }).join()).toContain(told)
})

test('a version that is known to be bad is reported with the reason', () => {
  expect(audit(GOOD, { name: 'bad' })).toEqual(['node_modules/bad 1.2.3 is known to be bad: it steals.'])
  expect(audit({ ...GOOD, version: '1.2.4' }, { name: 'bad' })).toEqual([])
})

test.each(['latest', '*', 'github:a/b', 'file:../a', 'https://example.org/a.tgz', 'npm:other@1.0.0'])(
  'a manifest that asks for %s is reported',
  (range) => {
    expect(audit(GOOD, { asked: { good: range } }).join()).toContain('no range of versions')
  },
)

test('a manifest that differs from the lock file is reported', () => {
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
])('the range %s includes %s: %s', (range, version, is) => {
  expect(isIn(range, version)).toBe(is)
})

test('a range in an unsupported form is an error', () => {
  expect(() => isIn('^1.0.0', '1.0.0')).toThrow('no range')
})
