import { DAY } from '@trivium/rules/time'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/open.ts'
import { createGuest, readUser } from '../../users/queries.ts'
import { readAccount } from './account.ts'
import { choosePicture } from './pictures.ts'
import { saveSettings } from './settings.ts'

let database: OpenDatabase
let shown: string[] = []
const deps = () => ({
  db: database.db,
  clock: fakeClock(),
  shown: async (uid: string) => void shown.push(uid),
})

beforeAll(async () => {
  database = await freshDatabase()
  await createGuest(database.db, 'ada', 1)
  await createGuest(database.db, 'ben', 1)
})
beforeEach(() => {
  shown = []
})
afterAll(() => database.close())

const standard = {
  sound: 'on',
  haptics: 'on',
  motion: 'system',
  theme: 'system',
  untimed: false,
  media: 'shown',
  boards: true,
}

test('a setting that was never changed has its default', async () => {
  expect((await readUser(database.db, 'ada'))?.settings).toEqual(standard)
})

test('only the given settings change, and only for this player', async () => {
  await saveSettings(deps(), 'ada', { theme: 'dark' })
  await saveSettings(deps(), 'ada', { sound: 'off', boards: false })
  expect((await readUser(database.db, 'ada'))?.settings).toEqual({
    ...standard,
    theme: 'dark',
    sound: 'off',
    boards: false,
  })
  expect((await readUser(database.db, 'ben'))?.settings).toEqual(standard)
  expect(shown).toEqual(['ada', 'ada'])
})

test('different settings changed at once by two devices are all kept', async () => {
  await Promise.all([
    saveSettings(deps(), 'ben', { motion: 'reduced' }),
    saveSettings(deps(), 'ben', { untimed: true }),
    saveSettings(deps(), 'ben', {}),
  ])
  expect((await readUser(database.db, 'ben'))?.settings).toEqual({
    ...standard,
    motion: 'reduced',
    untimed: true,
  })
})

test('a new picture applies at once', async () => {
  await choosePicture(deps(), 'ada', 'profile24')
  expect((await readUser(database.db, 'ada'))?.profilePic).toBe('profile24')
  expect((await readUser(database.db, 'ben'))?.profilePic).toBe('profile1')
  expect(shown).toEqual(['ada'])
})

test('the account shows its address, when the name may change again, and when it will be deleted', async () => {
  const { db } = database
  const read = (now: number) => readAccount({ db, mailArrives: true }, 'ada', now)
  expect(await read(0)).toEqual({ refused: 'not-allowed' })
  const at = new Date(0)
  await db
    .insertInto('logins')
    .values({ id: 'ada', name: 'Ada', email: 'ada@example.org', created_at: at, updated_at: at })
    .execute()
  expect(await read(0)).toEqual({
    ...{ email: 'ada@example.org', emailConfirmed: false, pendingEmail: null, mailArrives: true },
    ...{ usernameFrom: null, deletionAt: null },
  })
  await db
    .updateTable('users')
    .set({ username_changed_at: DAY, deletion_at: 9 * DAY })
    .where('uid', '=', 'ada')
    .execute()
  expect(await read(2 * DAY)).toMatchObject({ usernameFrom: 31 * DAY, deletionAt: 9 * DAY })
  expect(await read(31 * DAY)).toMatchObject({ usernameFrom: null })
})
