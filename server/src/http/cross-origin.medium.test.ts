import { signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { COOKIE_FUNCTIONS } from '@trivium/wire/cookie-functions'
import { FUNCTION_PATH, SESSION_PATH } from '@trivium/wire/session'
import { afterAll, beforeAll, expect, test } from 'vitest'

const LISTED = 'https://school.example'
const STRANGE = 'https://other.example'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open({ corsOrigins: [LISTED] })
})
afterAll(() => stage.close())

const preflight = (name: string, origin: string) =>
  fetch(`${stage.url}${FUNCTION_PATH}/${name}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  })

const call = async (name: string, origin: string) => {
  const { token } = await signInGuest(stage.url)
  return fetch(`${stage.url}${FUNCTION_PATH}/${name}`, {
    method: 'POST',
    body: '{"data":{}}',
    headers: {
      origin,
      'content-type': 'application/json',
      'sec-fetch-site': 'cross-site',
      authorization: `Bearer ${token}`,
    },
  })
}

test('a page of a listed site may send a preflight, call functions and read the results, without cookies', async () => {
  const asked = await preflight('isAdmin', LISTED)
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe(LISTED)
  expect(asked.headers.get('access-control-allow-methods')).toBe('POST')
  expect(asked.headers.get('access-control-allow-headers')).toContain('authorization')
  for (const name of ['isAdmin', 'noSuchFunction']) {
    const called = await call(name, LISTED)
    expect(called.status).toBe(name === 'isAdmin' ? 200 : 404)
    expect(called.headers.get('access-control-allow-origin')).toBe(LISTED)
    expect(called.headers.get('access-control-allow-credentials')).toBeNull()
    expect(called.headers.get('vary')).toContain('Origin')
  }
})

test.each([STRANGE, 'null', `${LISTED}.evil.example`, LISTED.toUpperCase()])(
  'a page of %s gets no preflight permission and reads nothing',
  async (origin) => {
    expect((await preflight('isAdmin', origin)).status).toBe(403)
    const called = await call('isAdmin', origin)
    expect(called.headers.get('access-control-allow-origin')).toBeNull()
    expect(called.headers.get('vary')).toContain('Origin')
  },
)

test.each(COOKIE_FUNCTIONS)('%s is for our own pages only, whatever is on the list', async (name) => {
  expect((await preflight(name, LISTED)).status).toBe(403)
  const called = await call(name, LISTED)
  expect(called.status).toBe(403)
  expect(await called.json()).toMatchObject({ error: { details: { reason: 'foreign-origin' } } })
})

test('the session is for our own pages only', async () => {
  const response = await fetch(stage.url + SESSION_PATH, {
    method: 'POST',
    body: '{}',
    headers: { origin: LISTED, 'content-type': 'application/json' },
  })
  expect(response.status).toBe(403)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})
