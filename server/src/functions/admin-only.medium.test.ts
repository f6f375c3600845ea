import { register } from '@trivium/testkit/account'
import { enter } from '@trivium/testkit/player'
import { Stage } from '@trivium/testkit/stage'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { FUNCTION_PATH } from '@trivium/wire/session'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ADMIN = (Object.keys(FUNCTIONS) as FunctionName[]).filter((name) => FUNCTIONS[name].access === 'admin')

let stage: Stage
const tokens: Record<'guest' | 'registered', string> = { guest: '', registered: '' }
beforeAll(async () => {
  stage = await Stage.open()
  tokens.guest = (await enter(stage.url)).token
  tokens.registered = (await register(await enter(stage.url), 'ben')).token
}, 60_000)
afterAll(() => stage.close())

test('there are functions of admins', () => {
  expect(ADMIN).toEqual(expect.arrayContaining(['banPlayer', 'setRole', 'readAuditLog', 'undoAct']))
})

test.each(ADMIN)('%s answers 403 to a guest and to a registered player', async (name) => {
  for (const token of [tokens.guest, tokens.registered]) {
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
