import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, root } from './files.mjs'

const SPEC = 'rules/SPEC.md'

/** Behaviours in the specification that have no test, and tests of behaviours that are not in it. */
export function specProblems() {
  const files = listFiles('.').filter((path) => /\.(test|spec)\.tsx?$/.test(path))
  const tests = files.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  return mismatches(readFileSync(join(root, SPEC), 'utf8'), tests)
}

/** The same for a given specification text and `{ path, source }` of each test file. */
export function mismatches(spec, tests) {
  const ids = specIds(spec)
  const tested = tests.flatMap(({ path, source }) => testIds(source).map((id) => ({ id, path })))
  const known = new Set(ids)
  const seen = new Set(tested.map(({ id }) => id))
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} stands twice in ${SPEC}`),
    ...[...known].filter((id) => !seen.has(id)).map((id) => `${id} of ${SPEC} has no test`),
    ...tested.filter(({ id }) => !known.has(id)).map(({ id, path }) => `${path} tests ${id}, not in ${SPEC}`),
  ]
}

/** The ids in bold at the start of list items: `- **B3** …`. */
export function specIds(spec) {
  return [...spec.matchAll(/^\s*- \*\*([A-Z]+\d+)\*\*/gm)].map((match) => match[1])
}

/** The ids that test titles begin with: `test('B3 B4 a draw …'`. Includes tables, but no skipped tests. */
export function testIds(source) {
  const calls = /(\b(?:test|it|describe)(?:\.\w+)*|\)|`)\(\s*(['"`])((?:[A-Z]+\d+[ ,]+)+)/g
  return [...source.matchAll(calls)]
    .filter(([, call]) => !/\.(skip|todo)/.test(call))
    .flatMap(([, , , ids]) => ids.split(/[ ,]+/).filter(Boolean))
}
