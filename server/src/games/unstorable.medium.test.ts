import { MatchHarness } from '@trivium/testkit/match-harness'
import { refused } from '@trivium/wire/refusals'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readJournal } from './journal.ts'

let table: MatchHarness
beforeAll(async () => {
  table = await MatchHarness.open()
  await table.guests('anna', 'ben', 'carl', 'dora')
  // Choice 3 represents anything that a database refuses.
  await sql`alter table game_events add constraint no_three check (event ->> 'choice' is distinct from '3')`.execute(
    table.db,
  )
})
afterAll(async () => {
  await sql`alter table game_events drop constraint no_three`.execute(table.db)
  await table.close()
})

test('of concurrent answers only the unstorable one is refused, and its game continues', async () => {
  const [one, other] = [await table.match('anna', 'ben'), await table.match('carl', 'dora')]
  await table.begin(one)
  await table.begin(other)
  const answer = (id: string, uid: string, choice: number) =>
    table.games.command(id, uid, (seat) => ({ type: 'answer', seat, index: 0, choice }))
  const outcomes = await Promise.all([
    answer(one, 'anna', 3),
    answer(other, 'carl', 1),
    answer(other, 'dora', 2),
    answer(one, 'ben', 1),
  ])
  expect(outcomes[0]).toEqual(refused('not-storable'))
  for (const outcome of outcomes.slice(1)) expect(outcome).toHaveProperty('driver')
  const driver = await table.games.find(one)
  expect(driver?.state.rounds[0]?.answers).toMatchObject([null, { choice: 1 }])
  expect(await answer(one, 'anna', 2)).toHaveProperty('driver')
  expect(driver?.state.phase).toBe('reveal')
  expect((await readJournal(table.db, one)).slice(-2)).toMatchObject([{ choice: 1 }, { choice: 2 }])
})
