import { MatchHarness } from '@trivium/testkit/match-harness'
import { until } from '@trivium/testkit/until'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activeGame } from './withdraw.ts'

let table: MatchHarness
beforeAll(async () => {
  table = await MatchHarness.open()
})
afterAll(() => table.close())

let players = 0
const twoGuests = async () => {
  const pair = [`one-${players}`, `other-${players++}`] as const
  await table.guests(...pair)
  return pair
}
const reasonOf = async (id: string) =>
  (await table.db.selectFrom('games').select('result').where('id', '=', id).executeTakeFirst())?.result
/** Waits until the first seat's withdrawal is journaled. */
const withdrawnFrom = async (at: MatchHarness, id: string) => {
  const driver = await at.games.find(id)
  await until(() => driver?.state.seats[0].withdrawn === true, 'the player is withdrawn')
}
const queued = async () => (await table.db.selectFrom('queue').select('uid').execute()).map(({ uid }) => uid)

test('a withdrawn player leaves the queue, and their invitation is deleted', async () => {
  const [one, other] = await twoGuests()
  await table.matchmaking.join(one)
  const invitation = await table.friends.create(one, false)
  await table.withdraw(one)
  expect(await queued()).toEqual([])
  expect(await table.friends.join(other, 'key' in invitation ? invitation.key : '')).toEqual({
    refused: 'unknown-key',
  })
})

test('a match under way is resigned and settled', async () => {
  const [one, other] = await twoGuests()
  const id = await table.match(one, other)
  await table.begin(id)
  await table.withdraw(one)
  expect(await reasonOf(id)).toMatchObject({ reason: 'resigned', winner: 1 })
  expect(await activeGame(table.db, one)).toBeNull()
  expect(await activeGame(table.db, other)).toBeNull()
})

test('before the start the opponent who had joined returns to the front of the queue at once', async () => {
  const [one, other] = await twoGuests()
  const id = await table.match(one, other, [other])
  await table.withdraw(one)
  expect(await reasonOf(id)).toMatchObject({ reason: 'not-joined', winner: null })
  expect(await queued()).toEqual([other])
  await table.matchmaking.leave(other)
})

test('a withdrawn player who had joined is not put back into the queue; the opponent may still join', async () => {
  const [one, other] = await twoGuests()
  const id = await table.match(one, other, [one])
  const withdrawn = table.withdraw(one)
  await withdrawnFrom(table, id)
  await table.clock.pass(4_000)
  expect(await activeGame(table.db, other)).toBe(id)
  await table.games.command(id, other, (seat) => ({ type: 'join', seat }))
  await withdrawn
  expect(await reasonOf(id)).toMatchObject({ reason: 'not-joined' })
  expect(await queued()).toEqual([other])
  await table.matchmaking.leave(other)
})

test('if nobody has joined, the withdrawal completes when the countdown ends', async () => {
  const [one, other] = await twoGuests()
  const id = await table.match(one, other)
  const withdrawn = table.withdraw(one)
  await withdrawnFrom(table, id)
  await table.clock.pass(10_000)
  await withdrawn
  expect(await reasonOf(id)).toMatchObject({ reason: 'not-joined' })
  expect(await activeGame(table.db, other)).toBeNull()
  expect(await queued()).toEqual([])
})

test('withdrawing an idle player changes nothing', async () => {
  const [one] = await twoGuests()
  await table.withdraw(one)
  await table.withdraw(one)
  expect(await queued()).toEqual([])
})

test('a withdrawal that waits for a countdown does not keep the server from stopping', async () => {
  const own = await MatchHarness.open()
  await own.guests('one', 'other')
  const id = await own.match('one', 'other')
  const withdrawn = own.withdraw('one').catch((error: unknown) => String(error))
  await withdrawnFrom(own, id)
  await own.games.stop()
  expect(await withdrawn).toContain('shutting-down')
  await own.close()
})
