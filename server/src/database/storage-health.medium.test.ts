import { fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from './json.ts'
import type { OpenDatabase } from './open.ts'

let database: OpenDatabase
const clock = fakeClock(undefined, () => database?.isBusy() ?? false)
beforeAll(async () => {
  database = await freshDatabase({ clock })
})
afterAll(() => database.close())

const write = () =>
  database.db
    .insertInto('settings')
    .values({ name: 'test-write', value: json(1) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()

/** Makes writes fail as on a server that has become a read-only replica, or work again. */
const setReadOnly = async (isReadOnly: boolean): Promise<void> => {
  if (isReadOnly)
    await sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'read-only' using errcode = '25006'; end $$`.execute(database.db)
  await (isReadOnly
    ? sql`create trigger refuse before insert on settings execute function refuse()`
    : sql`drop function refuse cascade`
  ).execute(database.db)
}

test('the first write detects that a database is read-only, and test writes detect its recovery', async () => {
  await write()
  expect(database.health.fault).toBeNull()
  await setReadOnly(true)
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  expect(database.health.fault).toBe('read-only')
  await clock.pass(10_000)
  expect(database.health.fault).toBe('read-only')
  expect(await database.db.selectFrom('settings').select('name').execute()).not.toEqual([])
  await setReadOnly(false)
  await clock.pass(5_000)
  expect(database.health.fault).toBeNull()
  await write()
})

test('the test write leaves nothing behind', async () => {
  database.health.failed(Object.assign(new Error('no space'), { code: '53100' }))
  await clock.pass(500)
  expect(database.health.fault).toBeNull()
  const left = database.db.selectFrom('settings').select('name').where('name', '=', 'storage-trial')
  expect(await left.execute()).toEqual([])
})

test('when all connections are lost the next statement detects it, and a moment later the database is healthy', async ({
  skip,
}) => {
  if (database.kind === 'pglite') return skip('the embedded database has no connections to lose')
  const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
  await expect(end.execute(database.db)).rejects.toThrow()
  expect(database.health.fault).toBe('unreachable')
  // The first test write may get another lost connection.
  await clock.pass(5_000)
  expect(database.health.fault).toBeNull()
  await write()
})
