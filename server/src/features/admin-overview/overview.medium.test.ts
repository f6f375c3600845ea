import { utcDay } from '@trivium/rules/time'
import { register } from '@trivium/testkit/account'
import { joinMatch, pairPlayers, seeSettled } from '@trivium/testkit/duel'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import { QUICK_PARTY, QUICK_ROUND } from '@trivium/wire/documents/party-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
let admin: Player
let ben: Player
beforeAll(async () => {
  stage = await TestServer.open()
  admin = await stage.seat(await register(await signInGuest(stage.url), 'cleo'))
  ben = await stage.guest()
  await stage.app.moderation.setRole('command line', 'cleo', 'admin')
}, 60_000)
afterAll(() => stage.close())

const overview = () => admin.do('readOverview', {})
const today = async () => {
  const { days } = await overview()
  return days.at(-1)
}

test('the overview has thirty days, today last, each with every mode', async () => {
  const { days, at } = await overview()
  expect(days).toHaveLength(30)
  expect(days.at(-1)?.day).toBe(utcDay(at))
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
  expect(days[0]).toMatchObject({ signUps: 0, guests: 0, games: { ranked: 0, quiz: 0, countries: 0 } })
})

test('new visitors and new accounts are counted on their day', async () => {
  const before = await today()
  await register(await signInGuest(stage.url), 'dora')
  await signInGuest(stage.url)
  const after = await today()
  expect(after?.guests).toBe((before?.guests ?? 0) + 2)
  expect(after?.signUps).toBe((before?.signUps ?? 0) + 1)
  expect((await overview()).players).toBe(4)
})

test('a match between two players is one game, and live figures are included', async () => {
  const id = await pairPlayers(stage, ben, admin)
  await joinMatch(stage, ben, admin, id)
  expect((await overview()).live).toEqual({ connections: 2, matches: 1, alone: 0, parties: 0, waiting: 0 })
  await ben.do('resign', { matchId: id })
  await seeSettled([ben, admin], id)
  await until(async () => (await overview()).live.matches === 0, 'the match is over')
  expect((await today())?.games).toMatchObject({ ranked: 1, casual: 0 })
})

test('a finished single-player game is counted under its mode', async () => {
  const { gameId } = await ben.do('openSurvival', { untimed: false })
  expect((await overview()).live.alone).toBe(1)
  await ben.do('giveUp', { gameId })
  await until(async () => (await overview()).live.alone === 0, 'the run is over')
  expect((await today())?.games.survival).toBe(1)
  const { gameId: flags } = await ben.do('openFlags', {
    region: 'oceania',
    answers: 'typed',
    hard: false,
    restart: false,
  })
  await ben.do('skipFlag', { gameId: flags, item: 0 })
  await ben.do('giveUpPlaces', { gameId: flags })
  await until(async () => (await today())?.games.flags === 1, 'the flags are counted')
})

test('a party is counted from the moment its room is open until it is over', async () => {
  const { partyId } = await ben.do('createParty', {
    options: QUICK_PARTY,
    rounds: [{ ...QUICK_ROUND, source: { kind: 'bank', categories: [], difficulties: [], count: 3 } }],
    tieBreak: false,
  })
  expect((await overview()).live.parties).toBe(1)
  await ben.do('endParty', { partyId })
  await until(async () => (await overview()).live.parties === 0, 'the party is over', { pause: 20 })
})

test('the server reports its own figures', async () => {
  const { server, errors } = await overview()
  expect(server.startedAt).toBe(Date.UTC(2026, 0, 1))
  expect(server.memory).toBeGreaterThan(10_000_000)
  expect(server.heap).toBeLessThan(server.memory)
  expect(server.database).toBeGreaterThan(1_000_000)
  const { median, p99, most } = server.loopDelay
  expect([median, p99, most]).toEqual([median, p99, most].toSorted((one, other) => one - other))
  expect(errors).toEqual({ count: 0, last: [] })
})
