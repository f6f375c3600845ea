import { register } from '@trivium/testkit/account'
import { signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { FUNCTION_PATH } from '@trivium/wire/session'
import { afterAll, beforeAll, expect, test } from 'vitest'

const NAMES = Object.keys(FUNCTIONS) as FunctionName[]
const ADMIN = NAMES.filter((name) => FUNCTIONS[name].access === 'admin')
const STAFF = NAMES.filter((name) => FUNCTIONS[name].access === 'moderator')

let stage: TestServer
const tokens: Record<'guest' | 'registered' | 'moderator', string> = {
  guest: '',
  registered: '',
  moderator: '',
}
beforeAll(async () => {
  stage = await TestServer.open()
  tokens.guest = (await signInGuest(stage.url)).token
  tokens.registered = (await register(await signInGuest(stage.url), 'ben')).token
  tokens.moderator = (await register(await signInGuest(stage.url), 'mona')).token
  await stage.app.moderation.setRole('command line', 'mona', 'moderator')
}, 60_000)
afterAll(() => stage.close())

test('some functions are for admins only', () => {
  expect(ADMIN).toEqual(expect.arrayContaining(['setRole', 'readAuditLog', 'undoAct']))
})

test('moderators can use the functions for questions, reports, quizzes, names and bans', () => {
  expect(STAFF).toEqual(
    expect.arrayContaining(['saveQuestion', 'closeReports', 'publishQuiz', 'resetUsername', 'banPlayer']),
  )
})

test.each([...ADMIN, ...STAFF])('%s responds with 403 to callers without the role', async (name) => {
  const staff = FUNCTIONS[name].access === 'admin' ? [tokens.moderator] : []
  for (const token of [tokens.guest, tokens.registered, ...staff]) {
    const answer = await fetch(`${stage.url}${FUNCTION_PATH}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{"data":{}}',
    })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      error: { status: 'PERMISSION_DENIED', details: { reason: 'not-allowed' } },
    })
  }
})
