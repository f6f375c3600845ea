import { PASSWORD, register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A guest may try ten times a minute. */
const GUESTS = 100
const TRIES_OF_EACH = 10

let stage: TestServer
let owner: Player
beforeAll(async () => {
  stage = await TestServer.open({ trustProxy: true })
  owner = await register(await signInGuest(stage.url), 'Ada')
})
afterAll(() => stage.close())

let addresses = 0
/** Each try comes from another address. */
const logIn = async (browser: Player, password: string): Promise<string> => {
  const at = addresses++
  const from = { 'x-forwarded-for': `198.51.${at >> 8}.${at & 255}` }
  const answer = await browser.http('logIn', { name: 'Ada', password }, from)
  return 'error' in answer ? answer.error.details.reason : answer.result.status
}

test('of tries from a thousand addresses only ten are checked, and the owner can still log in', async () => {
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => signInGuest(stage.url)))
  const told: string[] = []
  for (let round = 0; round < TRIES_OF_EACH; round++) {
    const tries = guests.map((guest, at) => logIn(guest, `guess ${round} of ${at}`))
    told.push(...(await Promise.all(tries)))
  }
  const countOf = (what: string) => told.filter((one) => one === what).length
  expect([countOf('wrong-login'), countOf('too-many-tries')]).toEqual([10, 990])

  await owner.http('logOut', {})
  await owner.renew()
  expect(await logIn(owner, PASSWORD)).toBe('in')
  expect(await logIn(await signInGuest(stage.url), PASSWORD)).toBe('too-many-tries')
})

test('the many IPv6 addresses of one connection count as one guest address', async () => {
  const visit = (from: string) =>
    fetch(`${stage.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: '{}',
    })
  const answers = await Promise.all(
    Array.from({ length: 121 }, (_, at) => visit(`2001:db8:1:2::${at.toString(16)}`)),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await visit('2001:db8:1:3::1')).status).toBe(200)
})
