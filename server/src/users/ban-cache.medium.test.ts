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
let told: [uid: string, ban: Ban][]
let standing: BanCache
beforeEach(async () => {
  database = await freshDatabase()
  clock = fakeClock()
  told = []
  for (const uid of ['ada', 'bob']) await createGuest(database.db, uid, clock.now())
  standing = newStanding()
})
afterEach(async () => {
  await standing.stop()
  await database.close()
})

const newStanding = (db = database.db) =>
  new BanCache({
    db,
    clock,
    log: pino({ enabled: false }),
    banned: (uid, ban) => told.push([uid, ban]),
  })

const ban = (uid: string, banned_until: number | null, ban_reason = 'insults') =>
  database.db.updateTable('users').set({ banned_until, ban_reason }).where('uid', '=', uid).execute()

test('bans are known from the start, each with its reason and end', async () => {
  await ban('ada', clock.now() + 60_000)
  await ban('bob', FOREVER, 'bots')
  await standing.start()
  expect(standing.banOf('ada')).toEqual({ why: 'insults', until: clock.now() + 60_000 })
  expect(standing.banOf('bob')).toEqual({ why: 'bots', until: null })
  expect(standing.banOf('eve')).toBeNull()
})

test('a ban that has run out is none, to the millisecond', async () => {
  await ban('ada', clock.now() + 500)
  await standing.start()
  await clock.pass(499)
  expect(standing.banOf('ada')).not.toBeNull()
  await clock.pass(1)
  expect(standing.banOf('ada')).toBeNull()
})

test('a ban that cannot be ended keeps nobody from knowing the others', async () => {
  await sql`create function fail() returns trigger language plpgsql as 'begin raise ''stuck''; end'`.execute(
    database.db,
  )
  await ban('ada', clock.now() + 500)
  await sql`create trigger stuck before update on users for each row when (old.uid = 'ada') execute function fail()`.execute(
    database.db,
  )
  await standing.start()
  await ban('bob', FOREVER)
  await clock.pass(10_000)
  await until(() => told.length > 0, 'the ban is known')
  expect(standing.banOf('bob')).not.toBeNull()
  expect(standing.banOf('ada')).toBeNull()
})

test('a ban by another process is known within ten seconds, told once, and gone when it is lifted', async () => {
  await standing.start()
  await ban('ada', FOREVER)
  expect(standing.banOf('ada')).toBeNull()
  await clock.pass(10_000)
  await until(() => told.length > 0, 'the ban is known')
  expect(told).toEqual([['ada', { why: 'insults', until: null }]])
  await standing.look('ada')
  await clock.pass(10_000)
  await standing.look('ada')
  expect(told).toHaveLength(1)
  await ban('ada', null)
  await until(async () => {
    await clock.pass(10_000)
    return standing.banOf('ada') === null
  }, 'the ban is lifted')
})

test('looking at a player knows the ban, and its end, at once', async () => {
  await standing.start()
  await ban('ada', FOREVER)
  expect(await standing.look('ada')).toEqual({ why: 'insults', until: null })
  expect(told).toHaveLength(1)
  await ban('ada', null)
  expect(await standing.look('ada')).toBeNull()
  expect(standing.banOf('ada')).toBeNull()
})

test('who is banned again after a ban has run out is told again', async () => {
  await ban('ada', clock.now() + 1_000)
  await standing.start()
  await clock.pass(1_000)
  await ban('ada', clock.now() + 1_000)
  await standing.look('ada')
  expect(told).toHaveLength(1)
})

test('at the start only those are told of who were banned in the middle of play', async () => {
  await ban('ada', FOREVER)
  await ban('bob', FOREVER)
  await database.db.insertInto('queue').values({ uid: 'bob', joined_at: clock.now(), elo: 1000 }).execute()
  await standing.start()
  expect(told.map(([uid]) => uid)).toEqual(['bob'])
})

test('a database that is away for a while is asked again', async () => {
  let away = false
  const { db } = database
  const sometimes = new Proxy(db, {
    get(target, name) {
      if (away && name === 'selectFrom') throw new Error('away')
      return Reflect.get(target, name).bind(target)
    },
  })
  const patient = newStanding(sometimes)
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
