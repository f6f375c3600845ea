import { freshDatabase } from '@trivium/testkit/fresh-database'
import { LIFETIMES } from '@trivium/wire/retention'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { changeName, claimName, findPlayerByName, lockCurrentName, takenNames } from './names.ts'
import { createGuest } from './queries.ts'

const NOW = 1_800_000_000_000
let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.db.deleteFrom('users').execute()
})
afterAll(() => database.close())

const guest = async (uid: string) => createGuest(database.db, uid, NOW)
const claim = (uid: string, username: string, at = NOW) =>
  database.db.transaction().execute((tx) => claimName(tx, { uid, username, at }))
const change = (uid: string, username: string, at = NOW) =>
  database.db.transaction().execute(async (tx) => {
    await lockCurrentName(tx, uid)
    return changeName(tx, { uid, username, at })
  })
const named = (username: string, now = NOW) => findPlayerByName(database.db, username, now)
const players = async (...uids: string[]) => {
  for (const uid of uids) await guest(uid)
}

test('a claimed name finds its player in any letter case, with the original spelling', async () => {
  await players('a')
  expect(await claim('a', 'Ada')).toBe(true)
  expect(await named('aDA')).toEqual({ uid: 'a', username: 'Ada', isOld: false })
  const user = await database.db
    .selectFrom('users')
    .select(['username', 'username_changed_at'])
    .executeTakeFirst()
  expect(user).toEqual({ username: 'Ada', username_changed_at: null })
})

test('a guest is not found by the name that all guests have', async () => {
  await players('a')
  expect(await named('Guest')).toBeNull()
})

test('a name in use is not given to another player in any letter case, and nothing changes', async () => {
  await players('a', 'b')
  await claim('a', 'Ada')
  await claim('b', 'Bea')
  expect(await change('b', 'ADA')).toBe(false)
  expect(await named('ada')).toEqual({ uid: 'a', username: 'Ada', isOld: false })
  expect(await named('bea')).toEqual({ uid: 'b', username: 'Bea', isOld: false })
})

test('of many players who claim a name at once in different letter cases, one gets it', async () => {
  const names = ['Ada', 'ada', 'ADA', 'aDa', 'adA', 'AdA']
  const uids = names.map((_, at) => `p${at}`)
  await players(...uids)
  const claims = await Promise.all(names.map((name, at) => claim(uids[at]!, name)))
  expect(claims.filter(Boolean)).toHaveLength(1)
  const winner = claims.indexOf(true)
  expect(await named('ada')).toEqual({ uid: uids[winner], username: names[winner], isOld: false })
})

test('of two players who change to the same name at once, one keeps the old name', async () => {
  await players('a', 'b')
  await claim('a', 'Ada')
  await claim('b', 'Bea')
  const [one, other] = await Promise.all([change('a', 'Zoe'), change('b', 'ZOE')])
  expect([one, other].toSorted()).toEqual([false, true])
  const loser = one ? 'Bea' : 'Ada'
  expect(await named(loser)).toMatchObject({ username: loser, isOld: false })
})

test('two changes of one player at once leave one name in use and two held', async () => {
  await players('a')
  await claim('a', 'Ada')
  expect(await Promise.all([change('a', 'Bea'), change('a', 'Cleo')])).toEqual([true, true])
  const rows = await database.db.selectFrom('usernames').select('held_until').execute()
  expect(rows.filter((row) => row.held_until === null)).toHaveLength(1)
  expect(rows).toHaveLength(3)
})

test('two players who want each other’s names both keep their own', async () => {
  await players('a', 'b')
  await claim('a', 'Ada')
  await claim('b', 'Bea')
  expect(await Promise.all([change('a', 'Bea'), change('b', 'Ada')])).toEqual([false, false])
})

test('an old name finds its player for 30 days, and nobody else may have it', async () => {
  await players('a', 'b')
  await claim('a', 'Ada')
  expect(await change('a', 'Zoe')).toBe(true)
  expect(await named('ada')).toEqual({ uid: 'a', username: 'Zoe', isOld: true })
  const last = NOW + LIFETIMES.heldName - 1
  expect(await named('ada', last)).toMatchObject({ isOld: true })
  expect(await claim('b', 'ada', last)).toBe(false)
  expect(await named('ada', last + 1)).toBeNull()
  expect(await claim('b', 'ada', last + 1)).toBe(true)
  expect(await named('ADA', last + 1)).toEqual({ uid: 'b', username: 'ada', isOld: false })
})

test('a player may return to their own held name, and the other name is then held', async () => {
  await players('a')
  await claim('a', 'Ada')
  await change('a', 'Zoe')
  expect(await change('a', 'ADA', NOW + 1)).toBe(true)
  expect(await named('ada')).toEqual({ uid: 'a', username: 'ADA', isOld: false })
  expect(await named('zoe')).toEqual({ uid: 'a', username: 'ADA', isOld: true })
})

test('a change of letter case holds no name', async () => {
  await players('a')
  await claim('a', 'ada')
  expect(await change('a', 'Ada')).toBe(true)
  const rows = await database.db.selectFrom('usernames').selectAll().execute()
  expect(rows).toEqual([{ name_key: 'ada', uid: 'a', username: 'Ada', held_until: null }])
})

test('a change is written to the login, with its time', async () => {
  await players('a')
  await claim('a', 'Ada')
  const at = new Date(NOW)
  await database.db
    .insertInto('logins')
    .values({ id: 'a', name: 'Ada', email: 'ada@example.org', created_at: at, updated_at: at })
    .execute()
  await change('a', 'Zoe', NOW + 5)
  const login = await database.db.selectFrom('logins').select(['name', 'updated_at']).executeTakeFirst()
  expect(login).toEqual({ name: 'Zoe', updated_at: new Date(NOW + 5) })
  const user = await database.db
    .selectFrom('users')
    .select(['username', 'username_changed_at'])
    .executeTakeFirst()
  expect(user).toEqual({ username: 'Zoe', username_changed_at: NOW + 5 })
})

test('a deleted player is not found, and the name stays held', async () => {
  await players('a', 'b')
  await claim('a', 'Ada')
  await database.db.updateTable('users').set({ deleted_at: NOW }).execute()
  await database.db
    .updateTable('usernames')
    .set({ held_until: NOW + LIFETIMES.heldName })
    .execute()
  expect(await named('Ada')).toBeNull()
  expect(await claim('b', 'Ada')).toBe(false)
})

test('names in use and held names are taken, except a player’s own', async () => {
  await players('a', 'b')
  await claim('a', 'Ada')
  await change('a', 'Zoe')
  const asked = ['ADA', 'zoe', 'free']
  expect(await takenNames(database.db, asked, { now: NOW })).toEqual(new Set(['ada', 'zoe']))
  expect(await takenNames(database.db, asked, { now: NOW, uid: 'b' })).toEqual(new Set(['ada', 'zoe']))
  expect(await takenNames(database.db, asked, { now: NOW, uid: 'a' })).toEqual(new Set())
  expect(await takenNames(database.db, ['Ada'], { now: NOW + LIFETIMES.heldName })).toEqual(new Set())
  expect(await takenNames(database.db, [], { now: NOW })).toEqual(new Set())
})
