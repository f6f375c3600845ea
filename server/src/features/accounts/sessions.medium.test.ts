import { PASSWORD, register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { RawSocket } from '@trivium/testkit/raw-socket'
import { TestServer } from '@trivium/testkit/test-server'
import { COOKIE_FUNCTIONS } from '@trivium/wire/cookie-functions'
import { PROTOCOL } from '@trivium/wire/limits'
import { CLOSE } from '@trivium/wire/live/close-codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterAll(() => stage.close())

let made = 0
const registered = async (): Promise<Player & { readonly username: string }> => {
  const username = `Player${made++}`
  return Object.assign(await register(await signInGuest(stage.url), username), { username })
}

const elsewhere = async (username: string): Promise<Player> => {
  const browser = await signInGuest(stage.url)
  await browser.http('logIn', { name: username, password: PASSWORD })
  await browser.renew()
  return browser
}
const isIn = async (player: Player): Promise<boolean> =>
  (await signInGuest(stage.url, player.cookie)).uid === player.uid

test('logging out ends only this session; the browser gets a new guest', async () => {
  const here = await registered()
  const there = await elsewhere(here.username)
  const { cookie, uid } = here
  await here.http('logOut', {})
  expect((await signInGuest(stage.url, cookie)).uid).not.toBe(uid)
  expect(await isIn(there)).toBe(true)
  await here.renew()
  expect(here.uid).not.toBe(uid)
})

test.each(['logOut', 'logOutEverywhere'] as const)(
  '%s leaves the queue and withdraws the open invitation, even with other pages open',
  async (name) => {
    const here = await registered()
    await stage.seat(here)
    const there = await stage.seat(await elsewhere(here.username))
    await there.do('createFriendMatch', { rated: false })
    await there.do('joinQueue', {})
    expect(await here.http(name, {})).toEqual({ result: {} })
    expect(await stage.db.selectFrom('queue').selectAll().execute()).toEqual([])
    expect(await stage.db.selectFrom('friend_matches').selectAll().execute()).toEqual([])
    await stage.leave(here, there)
  },
)

test('the connections of an ended session are closed, and its token is rejected', async () => {
  const player = await registered()
  const { token } = player
  await stage.seat(player)
  await player.http('logOut', {})
  const answer = await player.http('readAccount', {}, { authorization: `Bearer ${token}` })
  expect(answer).toMatchObject({ error: { details: { reason: 'not-signed-in' } } })
  await stage.clock.pass(1_000)
  expect(await player.gone()).toMatchObject({ code: 4010 })
})

test('the token of an ended session is rejected after a restart, too', async () => {
  const player = await registered()
  const { token } = player
  await player.http('logOut', {})
  await stage.restart()
  const after = await signInGuest(stage.url, player.cookie)
  const answer = await after.http('readAccount', {}, { authorization: `Bearer ${token}` })
  expect(answer).toMatchObject({ error: { details: { reason: 'not-signed-in' } } })
  const line = await RawSocket.open(stage.url)
  line.say({ hello: { protocol: PROTOCOL, token } })
  expect(await line.end()).toBe(CLOSE.tokenRefused.code)
})

test('logging out everywhere ends every session', async () => {
  const here = await registered()
  const there = await elsewhere(here.username)
  const { cookie, uid } = here
  await here.http('logOutEverywhere', {})
  expect((await signInGuest(stage.url, cookie)).uid).not.toBe(uid)
  expect(await isIn(there)).toBe(false)
})

test('the sessions are listed, the current one is marked, and another can be ended', async () => {
  const here = await registered()
  const there = await elsewhere(here.username)
  const listed = await here.http('readSessions', {})
  const sessions = 'result' in listed ? listed.result.sessions : []
  expect(sessions.map(({ isThis }) => isThis).toSorted()).toEqual([false, true])
  const other = sessions.find(({ isThis }) => !isThis)
  expect(await here.http('endSession', { id: other?.id ?? '' })).toEqual({ result: {} })
  expect(await isIn(there)).toBe(false)
  expect(await isIn(here)).toBe(true)
  expect(await here.http('endSession', { id: other?.id ?? '' })).toMatchObject({
    error: { details: { reason: 'unknown-session' } },
  })
})

test('a player cannot end another player’s session', async () => {
  const [one, other] = [await registered(), await registered()]
  const listed = await other.http('readSessions', {})
  const id = 'result' in listed ? (listed.result.sessions[0]?.id ?? '') : ''
  expect(await one.http('endSession', { id })).toMatchObject({
    error: { details: { reason: 'unknown-session' } },
  })
  expect(await isIn(other)).toBe(true)
})

test('a new password ends all other sessions, and requires the old one', async () => {
  const here = await registered()
  const there = await elsewhere(here.username)
  const change = (current: string) => here.http('changePassword', { current, password: 'nine red kettles' })
  expect(await change('not my password')).toMatchObject({ error: { details: { reason: 'wrong-password' } } })
  expect(await change(PASSWORD)).toEqual({ result: {} })
  expect(await isIn(there)).toBe(false)
  expect(await isIn(here)).toBe(true)
})

describe.each(COOKIE_FUNCTIONS)('%s, which carries the cookie', (name) => {
  const inputs = {
    register: { username: 'Evil', email: 'evil@example.org', password: PASSWORD },
    logIn: { name: 'Evil', password: PASSWORD },
    logOut: {},
    logOutEverywhere: {},
  }

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused when called from another site: %j', async (headers) => {
    const player = await registered()
    const { cookie } = player
    const answer = await player.http(name, inputs[name] as never, headers as Record<string, string>)
    expect(answer).toMatchObject({ error: { details: { reason: 'foreign-origin' } } })
    expect(player.cookie).toBe(cookie)
    expect(await isIn(player)).toBe(true)
  })

  test('is not served on the live socket, which has no cookie', async () => {
    const player = await stage.seat(await registered())
    const answer = await player.callRaw(name, inputs[name])
    expect(answer).toMatchObject({ error: { details: { reason: 'http-only' } } })
  })

  test('is refused when sent by a form of another site', async () => {
    const player = await registered()
    const response = await fetch(`${stage.url}/api/fn/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie: player.cookie },
      body: JSON.stringify({ data: inputs[name] }),
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await isIn(player)).toBe(true)
  })
})
