import { DAY } from '@trivium/rules/time'
import { register } from '@trivium/testkit/account'
import { joinMatch, pairPlayers, seeNoMatch, seeSettled } from '@trivium/testkit/duel'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import { CLOSE } from '@trivium/wire/live/close-codes'
import { SESSION_PATH } from '@trivium/wire/session'
import { afterEach, beforeEach, expect, test } from 'vitest'

let stage: TestServer
let admin: Player
let ben: Player
beforeEach(async () => {
  stage = await TestServer.open()
  admin = await registered('cleo')
  ben = await registered('ben')
  await stage.app.moderation.setRole('command line', 'cleo', 'admin')
})
afterEach(() => stage.close())

const registered = async (username: string): Promise<Player> =>
  stage.seat(await register(await signInGuest(stage.url), username))

const banBen = (ends: number | null = null) =>
  admin.do('banPlayer', { username: 'ben', reason: 'insults others', until: ends })

const lastWords = (player: Player) => JSON.parse(player.frames.at(-1) ?? '{}')

const askSession = async (cookie: string) => {
  const response = await fetch(stage.url + SESSION_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: '{}',
  })
  return { status: response.status, answer: await response.json() }
}

test('a banned player’s open pages are closed at once with the reason and the end of the ban', async () => {
  const tab = await stage.again(ben)
  const ends = stage.clock.now() + DAY
  await banBen(ends)
  for (const page of [ben, tab]) {
    expect(await page.gone()).toEqual({ code: CLOSE.banned.code, reason: CLOSE.banned.reason })
    expect(lastWords(page)).toMatchObject({
      goodbye: {
        status: 'PERMISSION_DENIED',
        details: { reason: 'banned', why: 'insults others', until: ends },
      },
    })
  }
  expect(admin.connected).toBe(true)
})

test('a banned player cannot get in by any route until the ban ends', async () => {
  await banBen(stage.clock.now() + 60_000)
  await ben.gone()
  const bannedError = { details: { reason: 'banned', why: 'insults others' } }
  expect(await ben.http('isAdmin', {})).toMatchObject({ error: bannedError })
  expect(await askSession(ben.cookie)).toMatchObject({ status: 403, answer: { error: bannedError } })
  await ben.connect()
  await ben.gone()
  expect(lastWords(ben)).toMatchObject({ goodbye: bannedError })
  await stage.pass(60_000)
  expect(await ben.http('isAdmin', {})).toEqual({ result: { isAdmin: false } })
  expect((await stage.again(ben)).uid).toBe(ben.uid)
})

test('a lifted ban ends at once', async () => {
  await banBen()
  await admin.do('unbanPlayer', { username: 'ben' })
  expect((await stage.again(ben)).uid).toBe(ben.uid)
})

test('a ban resigns the running match; the opponent wins without waiting', async () => {
  const id = await pairPlayers(stage, ben, admin)
  await joinMatch(stage, ben, admin, id)
  await banBen()
  const [game] = await seeSettled([admin, admin], id)
  expect(game.ratings).not.toBeNull()
  await seeNoMatch(admin)
  const rows = await stage.db.selectFrom('users').select(['uid', 'wins', 'losses']).execute()
  expect(rows.find(({ uid }) => uid === admin.uid)).toMatchObject({ wins: 1, losses: 0 })
  expect(rows.find(({ uid }) => uid === ben.uid)).toMatchObject({ wins: 0, losses: 1 })
})

test('a ban removes the player from the queue and cancels their invitations', async () => {
  const { key } = await ben.do('createFriendMatch', { rated: false })
  await ben.do('joinQueue', {})
  await banBen()
  await until(
    async () => (await stage.db.selectFrom('queue').selectAll().execute()).length === 0,
    'the queue is empty',
  )
  await until(async () => {
    const answer = await admin.call('readFriendMatch', { key })
    return 'error' in answer && answer.error.details.reason === 'unknown-key'
  }, 'the invitation is gone')
})

test('a rematch offered by a banned player cannot be accepted', async () => {
  const id = await pairPlayers(stage, ben, admin)
  await joinMatch(stage, ben, admin, id)
  await admin.do('resign', { matchId: id })
  await seeSettled([ben, admin], id)
  await ben.do('offerRematch', { matchId: id })
  await banBen()
  await ben.gone()
  expect(await admin.call('offerRematch', { matchId: id })).toMatchObject({
    error: { status: 'ABORTED', details: { reason: 'player-gone' } },
  })
  await seeNoMatch(admin)
  expect(await stage.db.selectFrom('active_seats').selectAll().execute()).toEqual([])
})

test('a player just banned by another process is not paired', async () => {
  await ben.do('joinQueue', {})
  await stage.db
    .updateTable('users')
    .set({ banned_until: stage.clock.now() + DAY, ban_reason: 'insults others' })
    .where('uid', '=', ben.uid)
    .execute()
  await admin.do('joinQueue', {})
  await stage.pass(2_000)
  await until(
    async () => (await stage.db.selectFrom('queue').selectAll().execute()).length === 1,
    'the banned one has left the queue',
  )
  expect(await stage.db.selectFrom('active_seats').selectAll().execute()).toEqual([])
  expect((await stage.db.selectFrom('queue').select('uid').execute())[0]?.uid).toBe(admin.uid)
})

test('a player banned while no server ran is taken out of play at startup', async () => {
  const id = await pairPlayers(stage, ben, admin)
  await joinMatch(stage, ben, admin, id)
  await stage.db
    .updateTable('users')
    .set({ banned_until: stage.clock.now() + DAY, ban_reason: 'insults others' })
    .where('uid', '=', ben.uid)
    .execute()
  await stage.restart()
  await until(
    async () => (await stage.db.selectFrom('active_seats').selectAll().execute()).length === 0,
    'nobody is in a match any more',
  )
  expect((await askSession(ben.cookie)).status).toBe(403)
})

test('a ban just imposed by another process blocks what needs the role', async () => {
  await stage.db
    .updateTable('users')
    .set({ banned_until: stage.clock.now() + DAY, ban_reason: 'insults others' })
    .where('uid', '=', ben.uid)
    .execute()
  expect(await ben.http('readSessions', {})).toMatchObject({
    error: { details: { reason: 'banned', why: 'insults others' } },
  })
  expect((await ben.gone()).code).toBe(CLOSE.banned.code)
})

test('an open page shows the new role', async () => {
  await admin.do('setRole', { username: 'ben', role: 'admin' })
  await ben.see<{ role: string }>('user', ({ role }) => role === 'admin')
  expect(await ben.do('isAdmin', {})).toEqual({ isAdmin: true })
  await ben.do('setRole', { username: 'cleo', role: 'player' })
  await admin.see<{ role: string }>('user', ({ role }) => role === 'registered')
  expect(await admin.do('isAdmin', {})).toEqual({ isAdmin: false })
})
