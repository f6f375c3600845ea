import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { WireFunction } from './define-function.ts'
import { ADDRESS_BLOCK, ORIGIN_PLACEHOLDER, SITE_MARKS, TEASER_PLACEHOLDERS } from './public-pages.ts'
import { REFUSALS } from './refusals.ts'
import { FUNCTIONS } from './registry.ts'

/** The literals of a folder's files whose entries have this field, by file. */
const literalsIn = async <Entry>(folder: string, field: keyof Entry & string) => {
  const files = readdirSync(new URL(folder, import.meta.url)).filter((file) => !file.includes('.test'))
  const isLiteral = (value: unknown): value is Readonly<Record<string, Entry>> => {
    const entries = typeof value === 'object' && value !== null ? Object.values(value) : []
    return entries.length > 0 && entries.every((entry) => Object.hasOwn(Object(entry), field))
  }
  const found = files.map(async (file) => {
    const exported = Object.values((await import(`./${folder}/${file}`)) as Record<string, unknown>)
    return exported.filter(isLiteral).map((literal) => ({ file, literal }))
  })
  return (await Promise.all(found)).flat()
}

const functions = await literalsIn<WireFunction>('functions', 'input')
const refusals = await literalsIn<{ readonly status: string }>('refusals', 'status')

// A name that two files define would silently be the one of the later file.
test('every function of every file is in the registry, under a name of its own', () => {
  const names = functions.flatMap(({ literal }) => Object.keys(literal))
  expect(names.toSorted()).toEqual(Object.keys(FUNCTIONS).toSorted())
})

test('every refusal of every file is known, under a name of its own', () => {
  const names = refusals.flatMap(({ literal }) => Object.keys(literal))
  expect(names.toSorted()).toEqual(Object.keys(REFUSALS).toSorted())
})

test.each(functions)('the functions of $file are the staff’s if and only if its name says so', (row) => {
  const forStaff = row.file.startsWith('admin-') || row.file === 'page-views.ts'
  for (const { access } of Object.values(row.literal))
    expect(['moderator', 'admin'].includes(access)).toBe(forStaff)
})

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)

test('no placeholder of a built page contains another, so each can be replaced alone', () => {
  const all = textsIn([ORIGIN_PLACEHOLDER, ADDRESS_BLOCK, SITE_MARKS, TEASER_PLACEHOLDERS])
  for (const one of all) expect(all.filter((other) => other.includes(one))).toEqual([one])
})
