import { recount } from '@trivium/server/results/recount'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../fresh-database.ts'
import { changedRows, type OpenDump } from '../open-dump.ts'
import { openReleased } from './open-released.ts'
import { facts } from './read-facts.ts'
import { schemaDifferences, schemaParts } from './schema-parts.ts'

let dump: OpenDump
beforeAll(async () => {
  dump = await openReleased()
}, 60_000)
afterAll(() => dump.database.close())

test('the migrated database of the version before has the schema of a new one, table by table', async () => {
  const { db } = dump.database
  await sql`drop table opened_from_a_dump`.execute(db)
  const fresh = await freshDatabase()
  const differences = schemaDifferences(await schemaParts(db), await schemaParts(fresh.db))
  await fresh.close()
  await sql`create table opened_from_a_dump ()`.execute(db)
  expect(differences).toEqual({})
})

test('every row that the version before wrote is as it was', () => {
  expect(changedRows(dump)).toEqual([])
  expect([...dump.before].filter(([, rows]) => rows.length > 0).length).toBeGreaterThan(40)
})

test('leaderboards and counters of the version before are right', async () => {
  expect(await recount(dump.database.db, facts.at)).toEqual({ boards: [], counts: [] })
})
