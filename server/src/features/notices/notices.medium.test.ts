import { freshDatabase } from '@trivium/testkit/fresh-database'
import type { Notice } from '@trivium/wire/documents/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../database/json.ts'
import type { OpenDatabase } from '../../database/open.ts'
import { createGuest, readUser } from '../../users/queries.ts'
import { noticesService } from './service.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await createGuest(database.db, 'ada', 1)
})
afterAll(() => database.close())

const notice = (id: string): Notice => ({
  id,
  kind: 'rating-corrected',
  at: 1,
  before: 990,
  after: 1_000,
  games: 1,
})

test('a notice that was read disappears, the others keep their order', async () => {
  const shown: string[] = []
  const { close } = noticesService({ db: database.db, shown: async (uid) => void shown.push(uid) })
  await database.db
    .updateTable('users')
    .set({ notices: json(['a', 'b', 'c'].map(notice)) })
    .execute()
  const left = async () => (await readUser(database.db, 'ada'))?.notices.map(({ id }) => id)
  await close('ada', 'b')
  await close('ada', 'nothing')
  expect(await left()).toEqual(['a', 'c'])
  for (const id of ['a', 'c', 'c']) await close('ada', id)
  expect(await left()).toEqual([])
  expect(shown).toHaveLength(5)
})
