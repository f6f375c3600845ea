import { register } from '@trivium/testkit/account'
import { signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_PENDING_HASHES, type PasswordHashing, passwordHashing } from './passwords/hashing.ts'

const GUESTS = 20
const TRIES_OF_EACH = 7
const TRIES = GUESTS * TRIES_OF_EACH

const hashing = passwordHashing()
const hashingBegins = Promise.withResolvers<void>()
let stage: TestServer
beforeAll(async () => {
  const verify: PasswordHashing['verify'] = async (of) => {
    await hashingBegins.promise
    return hashing.verify(of)
  }
  stage = await TestServer.open({ trustProxy: true, passwords: { ...hashing, verify } })
})
afterAll(() => stage.close())

test('in a flood of logins a hundred wait; the others must retry, and their tries do not count', async () => {
  const ada = await register(await signInGuest(stage.url), 'Ada')
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => signInGuest(stage.url)))
  let answered = 0
  const tries = Array.from({ length: TRIES }, async (_, at) => {
    const answer = await guests[at % GUESTS]!.http(
      'logIn',
      { name: `nobody-${at}`, password: 'a wrong password' },
      { 'x-forwarded-for': `198.51.100.${at}` },
    )
    answered += 1
    return answer
  })
  await until(() => answered === TRIES - MAX_PENDING_HASHES, 'all but a hundred are answered')
  hashingBegins.resolve()
  const answers = await Promise.all(tries)
  const errors = answers.flatMap((answer) => ('error' in answer ? [answer.error] : []))
  const looked = errors.filter(({ details }) => details.reason === 'wrong-login')
  expect(looked).toHaveLength(MAX_PENDING_HASHES)
  const refusedAsBusy = errors.filter(({ details }) => details.reason === 'busy')
  expect(refusedAsBusy).toHaveLength(TRIES - MAX_PENDING_HASHES)
  expect(refusedAsBusy[0]).toMatchObject({ status: 'RESOURCE_EXHAUSTED', details: { retryAfter: 2_000 } })
  const counted = await stage.db.selectFrom('login_tries').select('door').execute()
  expect(counted).toHaveLength(MAX_PENDING_HASHES)
  expect(await ada.http('isAdmin', {})).toEqual({ result: { isAdmin: false } })
})
