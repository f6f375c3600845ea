import { MatchHarness } from '@trivium/testkit/match-harness'
import { until } from '@trivium/testkit/until'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOfStatement } from '../../database/statement.ts'

let ran: string[] = []
let table: MatchHarness
beforeAll(async () => {
  table = await MatchHarness.open({ onStatement: (text) => ran.push(nameOfStatement(text) ?? text) })
})
afterAll(() => table.close())

const countedFor = async (work: () => Promise<unknown>): Promise<number> => {
  ran = []
  await work()
  return ran.length
}

/** The statements of whole matches between established players that all begin at the same moment, and end at the same moment. */
const statementsOf = async (matches: number) => {
  const uids = Array.from({ length: 2 * matches }, (_, n) => `of-${matches}-${n}`)
  await table.guests(...uids)
  await table.db.updateTable('users').set({ rated_games: 30 }).where('uid', 'in', uids).execute()
  const joining = await countedFor(() => Promise.all(uids.map((uid) => table.matchmaking.join(uid))))
  const opening = await countedFor(() => table.clock.pass(200))
  const seats = await table.db.selectFrom('active_seats').selectAll().execute()
  expect(seats).toHaveLength(2 * matches)
  const commanding = (type: 'join' | 'resign', of = seats) =>
    Promise.all(of.map(({ uid, game_id }) => table.games.command(game_id, uid, (seat) => ({ type, seat }))))
  await commanding('join')
  for (const { uid, game_id } of seats)
    await table.games.subscribeToGame(uid, game_id, { send() {} }, undefined)
  await table.clock.pass(3_000)
  await Promise.all(
    seats.map(({ uid, game_id }) =>
      table.games.command(game_id, uid, (seat) => ({ type: 'answer', seat, index: 0, choice: 0 })),
    ),
  )
  const ending = await countedFor(async () => {
    await commanding(
      'resign',
      seats.filter(({ seat }) => seat === 0),
    )
    await until(() => table.games.running === 0, 'all are settled')
  })
  return { joining, opening, ending }
}

test('matches that begin and end at the same moment need no more statements than one match', async () => {
  // The first one also waits for the bank.
  await statementsOf(2)
  const one = await statementsOf(1)
  expect(await statementsOf(10)).toEqual(one)
  // Of those at the end, one is the journal's; two begin and commit the transaction.
  expect(one).toEqual({ joining: 1, opening: 7, ending: 13 })
}, 60_000)
