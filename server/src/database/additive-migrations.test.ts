import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = new URL('./migrations/', import.meta.url)
/** The first version has these already. */
const FIRST = ['0001-first-tables.ts', '0002-accounts.ts']

/** Older than several processes on one database, so no process of the version before ran beside them. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  '0007-names-on-boards.ts': ['forbids null'],
  '0018-seed-of-a-day.ts': ['forbids null'],
}

const TWO_STEPS =
  'During a rolling upgrade, processes of the previous release use the migrated database. Do it in two ' +
  'steps: one release adds the new column or table, nullable or with a default, writes it, and no longer ' +
  'reads the old one; a migration of the next release removes the old one or forbids null, and is listed in ' +
  'this test.'

const CHANGES: Readonly<Record<string, RegExp>> = {
  drops: /\bdrop (?!(?:index|constraint|default|not null)\b)/,
  renames: /\brename\b/,
  'changes a type': /\balter (?:column )?\S+ (?:set data )?type\b/,
  'forbids null': /\bset not null\b/,
  'is not written in SQL, which this test reads': /\.schema\b/,
}

/** The definitions of added columns, each up to the next comma or the quotes of a default. */
const ADDED =
  /\badd (?:column )?(?!(?:column|constraint|primary|unique|foreign|check) )(?:\([^)]*\)|[^,('`])+/g

const needsValue = (column: string): boolean =>
  /\bnot null\b/.test(column) && !/\b(?:default|generated)\b/.test(column)

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** What of a migration would break processes of the previous release. */
const breakingChanges = (source: string): string[] => {
  const code = withoutComments(source).replaceAll(/\s+/g, ' ').toLowerCase()
  const found = Object.keys(CHANGES).filter((change) => CHANGES[change]?.test(code))
  return code.match(ADDED)?.some(needsValue) ? [...found, 'adds a column that needs a value'] : found
}

test.each<[statement: string, changes: string[]]>([
  ['drop table boards', ['drops']],
  ['alter table boards drop column kind', ['drops']],
  ['alter table boards drop kind', ['drops']],
  ['alter table boards rename column kind to sort', ['renames']],
  ['alter table boards alter column kind type bigint', ['changes a type']],
  ['alter table boards alter kind set data type numeric(4, 2)', ['changes a type']],
  ['alter table boards alter column kind set not null', ['forbids null']],
  ['alter table boards add column size numeric(4, 2)\n not null', ['adds a column that needs a value']],
  ['alter table boards add size integer, add shape integer not null', ['adds a column that needs a value']],
  ["alter table boards add column size text not null default ''", []],
  ['alter table boards drop constraint boards_pkey, add primary key (board, kind)', []],
  ['// Other boards drop out.\ndrop index boards_kind', []],
  ['create table boards (kind text not null)', []],
  ["await db.schema.dropTable('boards').execute()", ['is not written in SQL, which this test reads']],
])('%j: %j', (statement, changes) => {
  expect(breakingChanges(statement)).toEqual(changes)
})

test('migrations only add', () => {
  const files = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file) && !FIRST.includes(file))
  expect(files.length).toBeGreaterThan(30)
  const breaking = files.flatMap((file) => {
    const changes = breakingChanges(readFileSync(new URL(file, FOLDER), 'utf8'))
    return changes.length > 0 ? [[file, changes] as const] : []
  })
  expect(Object.fromEntries(breaking), TWO_STEPS).toEqual(KNOWN)
})
