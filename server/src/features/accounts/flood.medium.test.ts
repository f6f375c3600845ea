import { register } from '@trivium/testkit/account'
import { signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_PENDING_HASHES } from './passwords/hashing.ts'

const GUESTS = 20
const TRIES_OF_EACH = 7

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open({ trustProxy: true })
})
afterAll(() => stage.close())

test('in a flood of logins a hundred wait; the others must retry, and their tries do not count', async () => {
  const ada = await register(await signInGuest(stage.url), 'Ada')
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => signInGuest(stage.url)))
  const tries = Array.from({ length: GUESTS * TRIES_OF_EACH }, (_, at) =>
    guests[at % GUESTS]!.http(
      'logIn',
      { name: `nobody-${at}`, password: 'a wrong password' },
      { 'x-forwarded-for': `198.51.100.${at}` },
    ),
  )
  const answers = await Promise.all(tries)
  const errors = answers.flatMap((answer) => ('error' in answer ? [answer.error] : []))
  const refusedAsBusy = errors.filter(({ details }) => details.reason === 'busy')
  expect(refusedAsBusy.length).toBeGreaterThan(0)
  expect(refusedAsBusy[0]).toMatchObject({ status: 'RESOURCE_EXHAUSTED', details: { retryAfter: 2_000 } })
  const looked = errors.filter(({ details }) => details.reason === 'wrong-login')
  expect(looked.length).toBeGreaterThanOrEqual(MAX_PENDING_HASHES)
  expect(looked.length + refusedAsBusy.length).toBe(answers.length)
  const counted = await stage.db.selectFrom('login_tries').select('door').execute()
  expect(counted).toHaveLength(looked.length)
  expect(await ada.http('isAdmin', {})).toEqual({ result: { isAdmin: false } })
})
