import { freshDatabase } from '@trivium/testkit/fresh-database'
import { IMPERSONAL_TABLES, STORED_DATA } from '@trivium/wire/stored-data'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PERSONAL } from '../features/accounts/my-data.ts'

test('the privacy policy names every table once, and no other', async () => {
  const { db, close } = await freshDatabase()
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
  await close()
  const there = rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))
  const named = [...STORED_DATA.flatMap(({ tables }) => tables), ...IMPERSONAL_TABLES]
  expect(named.toSorted()).toEqual(there.toSorted())
})

test('the policy lists everything that players can download as their data', () => {
  const told = STORED_DATA.flatMap(({ tables }) => tables)
  expect(Object.keys(PERSONAL).filter((table) => !told.includes(table))).toEqual([])
})
