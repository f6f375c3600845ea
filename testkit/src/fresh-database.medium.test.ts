import { json } from '@trivium/server/database/json'
import type { OpenDatabase } from '@trivium/server/database/open'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from './fresh-database.ts'

/** Every table of ours with its rows, as text. */
const contents = async ({ db }: OpenDatabase): Promise<Record<string, string>> => {
  const { rows } = await sql<{ name: string; rows: string }>`
    select relname as name,
      query_to_xml(format('select * from %I order by 1', relname), true, true, '')::text as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
    order by relname`.execute(db)
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

const use = async ({ db }: OpenDatabase): Promise<void> => {
  await db.insertInto('users').values({ uid: 'ada' }).execute()
  await db.insertInto('queue').values({ uid: 'ada', joined_at: 1, elo: 1000 }).execute()
  await db.updateTable('tallies').set({ n: 7 }).execute()
}

/** Runs `work` on a fresh database; returns the database's content before it. */
const onFresh = async (work: (database: OpenDatabase) => Promise<void>): Promise<Record<string, string>> => {
  const database = await freshDatabase()
  const before = await contents(database)
  await work(database)
  await database.close()
  return before
}

test('a fresh database contains nothing from earlier uses', async () => {
  const first = await onFresh(use)
  expect(Object.keys(first)).toContain('tallies')
  expect(await onFresh(use)).toEqual(first)
  expect(await onFresh(async () => {})).toEqual(first)
})

test('a database whose tables were changed is not reused', async () => {
  const first = await onFresh(async ({ db }) => {
    await sql`alter table users add column hat text`.execute(db)
    await sql`drop table queue`.execute(db)
  })
  expect(await onFresh(use)).toEqual(first)
})

test('sequences of a reused database restart', async () => {
  const numbers: number[] = []
  const about = { subject_kind: 'player', subject_id: 'ada', subject_name: 'Ada' }
  const act = {
    at: 1,
    actor_name: 'command line',
    act: 'set-role',
    ...about,
    before: json({}),
    after: json({}),
  }
  for (let i = 0; i < 2; i++)
    await onFresh(async ({ db }) => {
      const { id } = await db.insertInto('audit_log').values(act).returning('id').executeTakeFirstOrThrow()
      numbers.push(id)
    })
  expect(numbers).toEqual([1, 1])
})

test('two fresh databases at the same time are separate', async () => {
  const one = await freshDatabase()
  const other = await freshDatabase()
  await use(one)
  expect(await other.db.selectFrom('users').selectAll().execute()).toEqual([])
  await Promise.all([one.close(), other.close()])
})

test('a closed database rejects queries, even when its engine is in use again', async () => {
  const { db, close } = await freshDatabase()
  await close()
  const next = await freshDatabase()
  await expect(db.insertInto('users').values({ uid: 'late' }).execute()).rejects.toThrow()
  expect(await next.db.selectFrom('users').selectAll().execute()).toEqual([])
  await next.close()
})
