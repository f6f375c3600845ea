import { MatchHarness } from '@trivium/testkit/match-harness'
import { until } from '@trivium/testkit/until'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enqueue } from './queries.ts'

let table: MatchHarness
beforeAll(async () => {
  table = await MatchHarness.open()
})
afterEach(async () => {
  await sql`alter table active_seats drop constraint if exists refused`.execute(table.db)
  await sql`alter table queue drop constraint if exists refused`.execute(table.db)
  await table.db.deleteFrom('queue').execute()
})
afterAll(() => table.close())

const waiting = async () =>
  (await table.db.selectFrom('queue').select('uid').orderBy('uid').execute()).map(({ uid }) => uid)

test('a player whom the database refuses does not block others who join at the same moment', async () => {
  await sql`alter table queue add constraint refused check (uid <> 'carl')`.execute(table.db)
  const uids = ['abel', 'bert', 'carl', 'dirk', 'emma']
  await table.guests(...uids)
  const joined = await Promise.allSettled(uids.map((uid) => table.matchmaking.join(uid)))
  expect(joined.map(({ status }) => status)).toEqual(
    uids.map((uid) => (uid === 'carl' ? 'rejected' : 'fulfilled')),
  )
  expect(await waiting()).toEqual(['abel', 'bert', 'dirk', 'emma'])
  await Promise.all(uids.map((uid) => table.matchmaking.leave(uid)))
  expect(await waiting()).toEqual([])
})

test('a player who takes a seat while they join the queue is not in it', async () => {
  await table.guests('hans', 'iris')
  const match = await table.match('hans', 'iris')
  await table.db.deleteFrom('active_seats').execute()
  const joining = await table.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('uid').where('uid', '=', 'hans').forShare().execute()
    const joined = enqueue(table.db, ['hans', 'iris'], table.clock.now(), false)
    const waits = async () =>
      (await sql<{ n: number }>`select count(*)::int4 as n from pg_locks where not granted`.execute(tx))
        .rows[0]?.n !== 0
    // The embedded database has one session: there, whoever joins waits for the whole transaction.
    if (table.kind === 'postgres') await until(waits, 'it waits for the player’s row')
    await tx.insertInto('active_seats').values({ uid: 'hans', game_id: match, seat: 0 }).execute()
    return { joined }
  })
  const standings = await joining.joined
  expect(standings.get('hans')).toEqual({ entry: null, inMatch: true, pausedUntil: null })
  expect(standings.get('iris')).toMatchObject({
    entry: { uid: 'iris', lastOpponent: 'hans' },
    inMatch: false,
  })
  expect(await waiting()).toEqual(['iris'])
})

test('a pair that the database refuses does not keep later pairs from their matches', async () => {
  await sql`alter table active_seats add constraint refused check (uid not like 'bad-%')`.execute(table.db)
  const bad = Array.from({ length: 12 }, (_, n) => `bad-${n}`)
  await table.guests(...bad, 'anna', 'ben')
  await table.db.updateTable('users').set({ elo: 1500 }).where('uid', 'in', ['anna', 'ben']).execute()
  const before = table.games.live
  for (const uid of [...bad, 'anna', 'ben']) await table.matchmaking.join(uid)
  await table.clock.pass(200)
  await until(() => table.games.live === before + 1, 'one match is open')
  await until(() => table.matchmaking.waiting === bad.length, 'the others wait')
})
