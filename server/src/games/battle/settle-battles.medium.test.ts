import { battle } from '@trivium/rules/modes/battle'
import { MatchHarness } from '@trivium/testkit/match-harness'
import { until } from '@trivium/testkit/until'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { settleBattles } from './settle-battles.ts'

let table: MatchHarness
beforeAll(async () => {
  table = await MatchHarness.open()
})
afterEach(() => sql`alter table rating_history drop constraint if exists refused`.execute(table.db))
afterAll(() => table.close())

/** Opens matches between `{name}-0` and `{name}-1`, which have both joined; returns their ids. */
const openMatches = async (names: readonly string[]) => {
  const ids: string[] = []
  for (const name of names) {
    const pair = [`${name}-0`, `${name}-1`] as const
    await table.guests(...pair)
    ids.push(await table.match(...pair, pair))
  }
  return ids
}

const settledIds = async () => {
  const rows = await table.db.selectFrom('games').select('id').where('settled_at', 'is not', null).execute()
  return rows.map(({ id }) => id)
}

test('a game that cannot be settled does not affect those that end at the same moment', async () => {
  const names = ['ada', 'ben', 'cleo', 'dora', 'emil']
  const ids = await openMatches(names)
  await sql`alter table rating_history add constraint refused check (uid <> 'ben-0')`.execute(table.db)
  const games = await Promise.all(
    ids.map(async (id) => {
      const driver = await table.games.find(id)
      if (driver === null) throw new Error(`there is no match ${id}`)
      const ended = { type: 'ended', at: table.clock.now(), reason: 'resigned', winner: 0 } as const
      return { id, state: battle.evolve(driver.state, ended) }
    }),
  )
  const within = async (_tx: unknown, _origin: unknown, { seats }: (typeof games)[number]['state']) => {
    if (seats[0].player.uid === 'dora-0') throw new Error('not this one')
  }
  const settle = settleBattles({ db: table.db, clock: table.clock, interval: 0, within })
  const settled = await Promise.allSettled([...games, ...games.slice(0, 1)].map(settle))
  expect(settled.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
    'fulfilled',
  ])
  expect((await settledIds()).toSorted()).toEqual([ids[0], ids[2], ids[4]].toSorted())
  const history = await table.db.selectFrom('rating_history').select('uid').orderBy('uid').execute()
  expect(history.map(({ uid }) => uid)).toEqual(
    ['ada', 'cleo', 'emil'].flatMap((name) => [`${name}-0`, `${name}-1`]),
  )
})

test('a game that could not be settled is settled five seconds later, with the others of its moment already settled', async () => {
  const ids = await openMatches(['finn', 'gina', 'hugo'])
  await sql`alter table rating_history add constraint refused check (uid <> 'gina-1')`.execute(table.db)
  await Promise.all(
    ids.map((id, n) =>
      table.games.command(id, `${['finn', 'gina', 'hugo'][n]}-0`, (seat) => ({ type: 'resign', seat })),
    ),
  )
  const settled = async () => (await settledIds()).filter((id) => ids.includes(id)).length
  await until(async () => (await settled()) === 2, 'the others are settled')
  await sql`alter table rating_history drop constraint refused`.execute(table.db)
  await table.clock.pass(5_000)
  await until(async () => (await settled()) === 3, 'all are settled')
})

test('a player who searches again before the last match is settled is in the queue', async () => {
  const [id = ''] = await openMatches(['ines'])
  const resigned = table.games.command(id, 'ines-0', (seat) => ({ type: 'resign', seat }))
  const joined = resigned.then(() => table.matchmaking.join('ines-0'))
  expect(await joined).toEqual({})
  expect(await settledIds()).toContain(id)
})

test('a player whose match cannot be settled learns after five seconds that it is not over', async () => {
  const [id = ''] = await openMatches(['jana'])
  await sql`alter table rating_history add constraint refused check (uid <> 'jana-1') not valid`.execute(
    table.db,
  )
  await table.games.command(id, 'jana-0', (seat) => ({ type: 'resign', seat }))
  const joined = table.matchmaking.join('jana-0')
  await table.clock.pass(6_000)
  expect(await joined).toEqual({ refused: 'active-match' })
})
