import { freshDatabase } from '@trivium/testkit/fresh-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

test('a database that is closed during a query lets it finish before it closes', async () => {
  const { db, close } = await freshDatabase()
  const { closing, rows } = await db.connection().execute(async (connection) => {
    const closing = close()
    const { rows } = await sql<{ n: number }>`select 1::int4 as n`.execute(connection)
    return { closing, rows }
  })
  expect(rows).toEqual([{ n: 1 }])
  await closing
})
