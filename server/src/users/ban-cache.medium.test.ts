import { type FakeClock, fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { until } from '@trivium/testkit/until'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { type Ban, BanCache, FOREVER } from './ban-cache.ts'
import { createGuest } from './queries.ts'

let database: OpenDatabase
let clock: FakeClock
let reported: [uid: string, ban: Ban][]
let bans: BanCache
beforeEach(async () => {
  database = await freshDatabase()
  clock = fakeClock()
  reported = []
  for (const uid of ['ada', 'bob']) await createGuest(database.db, uid, clock.now())
  bans = newBanCache()
})
afterEach(async () => {
  await bans.stop()
  await database.close()
})

const newBanCache = (db = database.db) =>
  new BanCache({
    announce: () => {},
    db,
    clock,
    log: pino({ enabled: false }),
    onBanned: (uid, ban) => reported.push([uid, ban]),
  })

const ban = (uid: string, banned_until: number | null, ban_reason = 'insults') =>
  database.db.updateTable('users').set({ banned_until, ban_reason }).where('uid', '=', uid).execute()

test('bans are known from the start, each with its reason and end', async () => {
  await ban('ada', clock.now() + 60_000)
  await ban('bob', FOREVER, 'bots')
  await bans.start()
  expect(bans.banOf('ada')).toEqual({ why: 'insults', until: clock.now() + 60_000 })
  expect(bans.banOf('bob')).toEqual({ why: 'bots', until: null })
  expect(bans.banOf('eve')).toBeNull()
})

test('a ban ends to the millisecond', async () => {
  await ban('ada', clock.now() + 500)
  await bans.start()
  await clock.pass(499)
  expect(bans.banOf('ada')).not.toBeNull()
  await clock.pass(1)
  expect(bans.banOf('ada')).toBeNull()
})

test('a ban that cannot be ended does not keep the others from being read', async () => {
  await sql`create function fail() returns trigger language plpgsql as 'begin raise ''stuck''; end'`.execute(
    database.db,
  )
  await ban('ada', clock.now() + 500)
  await sql`create trigger stuck before update on users for each row when (old.uid = 'ada') execute function fail()`.execute(
    database.db,
  )
  await bans.start()
  await ban('bob', FOREVER)
  await clock.pass(10_000)
  await until(() => reported.length > 0, 'the ban is known')
  expect(bans.banOf('bob')).not.toBeNull()
  expect(bans.banOf('ada')).toBeNull()
})

test('a ban by another process is known within ten seconds, reported once, and gone when it is lifted', async () => {
  await bans.start()
  await ban('ada', FOREVER)
  expect(bans.banOf('ada')).toBeNull()
  await clock.pass(10_000)
  await until(() => reported.length > 0, 'the ban is known')
  expect(reported).toEqual([['ada', { why: 'insults', until: null }]])
  await bans.reload('ada')
  await clock.pass(10_000)
  await bans.reload('ada')
  expect(reported).toHaveLength(1)
  await ban('ada', null)
  await until(async () => {
    await clock.pass(10_000)
    return bans.banOf('ada') === null
  }, 'the ban is lifted')
})

test('reloading a player reads a ban, or its end, at once', async () => {
  await bans.start()
  await ban('ada', FOREVER)
  expect(await bans.reload('ada')).toEqual({ why: 'insults', until: null })
  expect(reported).toHaveLength(1)
  await ban('ada', null)
  expect(await bans.reload('ada')).toBeNull()
  expect(bans.banOf('ada')).toBeNull()
})

test('a new ban after an expired one is reported again', async () => {
  await ban('ada', clock.now() + 1_000)
  await bans.start()
  await clock.pass(1_000)
  await ban('ada', clock.now() + 1_000)
  await bans.reload('ada')
  expect(reported).toHaveLength(1)
})

test('at start only bans of players in a game or queue are reported', async () => {
  await ban('ada', FOREVER)
  await ban('bob', FOREVER)
  await database.db.insertInto('queue').values({ uid: 'bob', joined_at: clock.now(), elo: 1000 }).execute()
  await bans.start()
  expect(reported.map(([uid]) => uid)).toEqual(['bob'])
})

test('a database that was unavailable is read again', async () => {
  let away = false
  const { db } = database
  const sometimes = new Proxy(db, {
    get(target, name) {
      if (away && name === 'selectFrom') throw new Error('away')
      return Reflect.get(target, name).bind(target)
    },
  })
  const patient = newBanCache(sometimes)
  await patient.start()
  away = true
  await ban('ada', FOREVER)
  await clock.pass(10_000)
  expect(patient.banOf('ada')).toBeNull()
  away = false
  await until(async () => {
    await clock.pass(10_000)
    return patient.banOf('ada') !== null
  }, 'the ban is known')
  await patient.stop()
})
