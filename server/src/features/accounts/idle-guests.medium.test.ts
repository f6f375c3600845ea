import { nicknameOf } from '@trivium/content/nicknames/nickname'
import { DAY } from '@trivium/rules/time'
import { MatchHarness } from '@trivium/testkit/match-harness'
import { LIFETIMES } from '@trivium/wire/retention'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlayerCount } from '../../sharded-counters/player-count.ts'
import { idleGuests } from './idle-guests.ts'

let table: MatchHarness
beforeAll(async () => {
  table = await MatchHarness.open()
})
afterAll(() => table.close())

/** A session whose last visit is the given number of days ago. */
const visit = async (uid: string, daysAgo: number) => {
  const at = table.clock.now() - daysAgo * DAY
  const [seen, end] = [new Date(at), new Date(at + LIFETIMES.session)]
  const times = { created_at: seen, updated_at: seen, expires_at: end }
  await table.db
    .insertInto('sessions')
    .values({ id: `s-${uid}`, token: `t-${uid}`, user_id: uid, user_agent: '', ...times })
    .execute()
}
const erase = () => idleGuests({ db: table.db, clock: table.clock, log: pino({ level: 'silent' }) }).erase()

test('guests without a session are erased; opponents keep matches, the inbox keeps messages', async () => {
  const { db } = table
  await table.guests('looked', 'lately', 'played', 'gone', 'opponent', 'asked', 'young', 'named', 'merged')
  await table.played('played', 'opponent', 2)
  const match = await table.played('gone', 'opponent', 2)
  await db
    .updateTable('users')
    .set({ created_at: table.clock.now() - 401 * DAY })
    .where('uid', '<>', 'young')
    .execute()
  await db.updateTable('users').set({ is_anonymous: false }).where('uid', '=', 'named').execute()
  await db.updateTable('users').set({ merged_into: 'named' }).where('uid', '=', 'merged').execute()
  await db
    .insertInto('games')
    .values({ id: 'alone', mode: 'solo', opened_at: 1, rated: false, summary: '{}' as never })
    .execute()
  await db.insertInto('game_seats').values({ game_id: 'alone', seat: 0, uid: 'gone', opened_at: 1 }).execute()
  await db
    .insertInto('game_events')
    .values({ game_id: 'alone', seq: 0, at: 1, event: '{}' as never })
    .execute()
  const about = {
    name: 'Ann',
    email: 'ann@example.org',
    topic: 'idea',
    game_id: null,
    closed_at: null,
  } as const
  await db
    .insertInto('messages')
    .values({ id: 'm', at: 1, uid: 'asked', text: 'Hello', puzzle: 'p', ...about })
    .execute()
  for (const [uid, days] of [
    ['looked', 31],
    ['lately', 29],
    ['played', 399],
    ['gone', 401],
    ['asked', 31],
    ['opponent', 9],
  ] as const)
    await visit(uid, days)
  const before = await readPlayerCount(db)

  await erase()
  const users = await db
    .selectFrom('users')
    .select(['uid', 'username', 'deleted_at'])
    .orderBy('uid')
    .execute()
  expect(users.map(({ uid }) => uid)).toEqual([
    'gone',
    'lately',
    'merged',
    'named',
    'opponent',
    'played',
    'young',
  ])
  expect(users[0]).toMatchObject({ uid: 'gone', username: 'Deleted player', deleted_at: table.clock.now() })
  expect(await readPlayerCount(db)).toBe(before - 3)
  const { result } = await db
    .selectFrom('games')
    .select('result')
    .where('id', '=', match)
    .executeTakeFirstOrThrow()
  expect(result?.players).toMatchObject([
    { username: 'Deleted player' },
    { username: nicknameOf('opponent').nickname },
  ])
  expect(await db.selectFrom('games').select('id').where('id', '=', 'alone').execute()).toEqual([])
  expect(await db.selectFrom('game_events').select('seq').where('game_id', '=', 'alone').execute()).toEqual(
    [],
  )
  expect(await db.selectFrom('messages').select(['uid', 'text']).execute()).toEqual([
    { uid: null, text: 'Hello' },
  ])
  expect(
    (await db.selectFrom('sessions').select('user_id').orderBy('user_id').execute()).map(
      (row) => row.user_id,
    ),
  ).toEqual(['lately', 'opponent', 'played'])
  await erase()
  expect(await readPlayerCount(db)).toBe(before - 3)
})

test('large numbers of guests are checked in pages until all are done', async () => {
  const long = table.clock.now() - 40 * DAY
  await sql`insert into users (uid, created_at) select 'many-' || n, ${long}::int8 from generate_series(1, 700) n`.execute(
    table.db,
  )
  await sql`update tallies set n = n + 700 where slot = (select min(slot) from tallies)`.execute(table.db)
  await erase()
  const { rows } = await sql`select uid from users where uid like 'many-%'`.execute(table.db)
  expect(rows).toEqual([])
})
