import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REFUSALS } from './refusals.ts'

const FOLDER = new URL('functions/', import.meta.url)
const FILES = readdirSync(FOLDER).filter((file) => !file.includes('.test.'))

/** The names in a docstring's sentence 'Refusals: …', without the remarks in parentheses. */
const refusalsIn = (source: string): string[] => {
  const text = source.replace(/\n\s*\*/g, '').replace(/\([^)]*\)/g, '')
  const sentences = [...text.matchAll(/Refusals?: ([^.]*)\./g)].map(([, names = '']) => names)
  return sentences.flatMap((names) => names.match(/[a-z]+(?:-[a-z]+)*-[a-z]+/g) ?? [])
}

test.each(FILES)('%s documents only refusals that exist', (file) => {
  const named = refusalsIn(readFileSync(new URL(file, FOLDER), 'utf8'))
  expect(named.filter((name) => !Object.hasOwn(REFUSALS, name))).toEqual([])
})

test('the refusals of a docstring are found', () => {
  const doc =
    "/**\n   * Leaves. Refusals: unknown-match, not-your-match (somebody's. Not yours);\n   * game-over. See e-mail.\n */"
  expect(refusalsIn(doc)).toEqual(['unknown-match', 'not-your-match', 'game-over'])
})
