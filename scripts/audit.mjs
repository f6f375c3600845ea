import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './files.mjs'
import { isExact, isIn } from './version-range.mjs'

/** Licences that are compatible with the AGPL-3.0-or-later. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'GPL-3.0-or-later',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unicode-3.0',
  'Unlicense',
])

/** Packages whose licence has no SPDX id, with the terms that their files state. */
const READ_BY_HAND = {
  '@dicebear/avataaars':
    'style by Pablo Stanley, free for personal and commercial use; not used, comes with the collection',
  '@dicebear/avataaars-neutral': 'as @dicebear/avataaars',
  '@dicebear/bottts':
    'style by Pablo Stanley, free for personal and commercial use; not used, comes with the collection',
  '@dicebear/bottts-neutral': 'as @dicebear/bottts',
  'xmlhttprequest-ssl': 'MIT, by its file LICENSE',
}

/** A version range in a manifest, never a tag, a URL or a file. This repository's own packages use `*`. */
const RANGE = /^[\^~]?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/
const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** Problems with the packages that the repository depends on. Needs no network and no installed packages. */
export function auditProblems() {
  const manifests = [['package.json', readJson('package.json')]]
  for (const folder of manifests[0][1].workspaces)
    manifests.push([`${folder}/package.json`, readJson(`${folder}/package.json`)])
  return problemsOf(readJson('package-lock.json'), manifests, readJson('scripts/known-bad.json'))
}

export function problemsOf(lock, manifests, knownBad) {
  const scripts = manifests[0][1].allowScripts ?? {}
  const entries = Object.entries(lock.packages)
  const outside = entries.filter(([path, { link }]) => path.includes('node_modules/') && !link)
  return [
    ...(lock.lockfileVersion === 3 ? [] : ['package-lock.json is not of version 3.']),
    ...entries.flatMap(linkProblems),
    ...outside.flatMap(([path, entry]) => [
      ...pinProblems(path, entry),
      ...licenceProblems(path, entry),
      ...scriptProblems(path, entry, scripts),
      ...badProblems(path, entry, knownBad),
    ]),
    ...manifests.flatMap(([path, manifest]) => manifestProblems(path, manifest, lock)),
  ]
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * The lock file contains no package URLs, so that everybody installs from their own registry. Links may only
 * point to folders of this repository.
 */
function linkProblems([path, { link, resolved }]) {
  if (link) return /^[a-z0-9-]+$/.test(resolved ?? '') ? [] : [`${path} links out of the repository.`]
  return resolved === undefined ? [] : [`${path} comes from ${resolved}: the lock names no address.`]
}

function pinProblems(path, { version, integrity, name }) {
  const problems = []
  if (name !== undefined && name !== nameOf(path)) problems.push(`${path} is ${name} under another name.`)
  if (!isExact(version ?? '')) problems.push(`${path} is not pinned to one version: ${version}.`)
  if (!SHA512.test(integrity ?? '')) problems.push(`${path} has no sha512 to check it by.`)
  return problems
}

/** With `OR` one compatible licence is enough; with `AND` all must be compatible. */
const fits = (licence) =>
  licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((id) => LICENCES.has(id)))

function licenceProblems(path, { license }) {
  if (nameOf(path) in READ_BY_HAND || (typeof license === 'string' && fits(license))) return []
  return [
    `${path} is under ${license ?? 'no licence'}: see whether that fits, then add it in scripts/audit.mjs.`,
  ]
}

function scriptProblems(path, { hasInstallScript }, scripts) {
  if (!hasInstallScript || nameOf(path) in scripts) return []
  return [`${path} has an install script: say in package.json (allowScripts) whether it may run.`]
}

const badProblems = (path, { version }, knownBad) =>
  knownBad
    .filter((bad) => bad.package === nameOf(path) && isIn(bad.range, version))
    .map(({ why }) => `${path} ${version} is known to be bad: ${why}.`)

/** A manifest must match its copy in the lock file, or `npm ci` refuses. */
function manifestProblems(path, manifest, lock) {
  const written = lock.packages[path.replace(/\/?package\.json$/, '')] ?? {}
  return SECTIONS.flatMap((section) => {
    const asked = manifest[section] ?? {}
    const problems = Object.entries(asked)
      .filter(([name, range]) => !(name.startsWith('@trivium/') && range === '*') && !RANGE.test(range))
      .map(([name, range]) => `${path}: ${name} ${range} is no range of versions.`)
    const isSame = JSON.stringify(sorted(asked)) === JSON.stringify(sorted(written[section] ?? {}))
    return isSame ? problems : [...problems, `${path}: ${section} are not those of package-lock.json.`]
  })
}

const sorted = (object) => Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1))
