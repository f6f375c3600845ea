import { nicknameOf } from '@trivium/content/nicknames/nickname'
import { signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { SESSION_PATH } from '@trivium/wire/session'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

const ask = (headers: Record<string, string> = {}, body = '{}') =>
  fetch(stage.url + SESSION_PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
const users = async () => (await stage.db.selectFrom('users').select('uid').execute()).length

test('a visitor without a session is signed in as a guest with the defaults', async () => {
  const guest = await stage.guest()
  expect(await guest.see<User>('user', () => true)).toEqual({
    uid: guest.uid,
    username: 'Guest',
    profilePic: 'profile1',
    ...nicknameOf(guest.uid),
    elo: 1000,
    role: 'guest',
    settings: {
      sound: 'on',
      haptics: 'on',
      motion: 'system',
      theme: 'system',
      untimed: false,
      media: 'shown',
      boards: true,
    },
    deletionAt: null,
    isAnonymous: true,
    createdAt: stage.clock.now(),
    achievements: [],
    unshown: [],
    notices: [],
    wins: 0,
    losses: 0,
    draws: 0,
    ratedGames: 0,
    lastEloChange: null,
    questionsCorrect: 0,
    flagQuestionsCorrect: 0,
    winStreak: 0,
    perfectScores: 0,
    scores: {},
    flagQuizScores: {},
    countryQuizScores: {},
  })
})

test('the cookie cannot be read by scripts and is sent to this site only', async () => {
  const response = await ask()
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toMatch(
    /^trivium=[1-9A-Za-z]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('the same cookie identifies the same user', async () => {
  const first = await signInGuest(stage.url)
  const before = await users()
  const response = await ask({ cookie: `other=1; ${first.cookie}` })
  expect(await response.json()).toMatchObject({
    uid: first.uid,
    expiresAt: stage.clock.now() + 15 * 60_000,
  })
  expect(await users()).toBe(before)
})

test('a visit extends the session at most once an hour, and sets the cookie only then', async () => {
  const { cookie } = await signInGuest(stage.url)
  await stage.pass(3_600_000)
  expect((await ask({ cookie })).headers.get('set-cookie')).toBeNull()
  await stage.pass(1)
  expect((await ask({ cookie })).headers.get('set-cookie')).toContain(`${cookie}; `)
  expect((await ask({ cookie })).headers.get('set-cookie')).toBeNull()
})

test('an unknown or expired cookie signs in a new guest', async () => {
  const first = await signInGuest(stage.url)
  await stage.db
    .updateTable('sessions')
    .set({ expires_at: new Date(stage.clock.now()) })
    .execute()
  for (const cookie of ['trivium=1234', first.cookie]) {
    const next = await signInGuest(stage.url, cookie)
    expect(next.uid).not.toBe(first.uid)
    expect(next.cookie).not.toBe(cookie)
  }
})

test('the database stores the cookie’s hash, never the cookie', async () => {
  const { cookie } = await signInGuest(stage.url)
  const rows = await stage.db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(cookie.replace('trivium=', ''))
})

test.each([
  ['guest', true, 'profile1'],
  ['registered player', false, 'profile2'],
])(
  'missing fields of the user document of a %s are filled in at the next sign-in',
  async (_, anonymous, pic) => {
    const player = await signInGuest(stage.url)
    await stage.db
      .updateTable('users')
      .set({ profile_pic: null, elo: null, created_at: null, is_anonymous: anonymous })
      .where('uid', '=', player.uid)
      .execute()
    await signInGuest(stage.url, player.cookie)
    const row = await stage.db
      .selectFrom('users')
      .selectAll()
      .where('uid', '=', player.uid)
      .executeTakeFirst()
    expect(row).toMatchObject({ profile_pic: pic, elo: 1000, created_at: stage.clock.now() })
  },
)

test('filling in missing fields does not overwrite existing ones', async () => {
  const player = await signInGuest(stage.url)
  const own = { profile_pic: 'profile7', elo: 1234 }
  await stage.db
    .updateTable('users')
    .set({ ...own, created_at: null })
    .where('uid', '=', player.uid)
    .execute()
  await signInGuest(stage.url, player.cookie)
  const row = await stage.db.selectFrom('users').selectAll().where('uid', '=', player.uid).executeTakeFirst()
  expect(row).toMatchObject(own)
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['another site, says the browser', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site, says the browser', { 'sec-fetch-site': 'same-site' }],
])('a request from %s is refused and signs nobody in', async (_, headers) => {
  const before = await users()
  const response = await ask(headers as Record<string, string>)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ error: { details: { reason: 'foreign-origin' } } })
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await users()).toBe(before)
})

test('a request from our own page is served', async () => {
  expect((await ask({ origin: stage.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('a body that is not JSON, or too large, is refused', async () => {
  expect((await ask({ 'content-type': 'text/plain' })).status).toBe(400)
  const large = await ask({}, JSON.stringify({ more: 'x'.repeat(2_000) }))
  expect(await large.json()).toMatchObject({ error: { details: { reason: 'body-too-large' } } })
})

test('one address creates at most 120 guests a minute, while known users can still sign in', async () => {
  await stage.pass(60_000)
  const first = await ask()
  const cookie = String(first.headers.get('set-cookie')).split(';')[0] as string
  for (let i = 1; i < 120; i++) expect((await ask()).status).toBe(200)
  const response = await ask()
  expect(response.status).toBe(429)
  expect(await response.json()).toMatchObject({
    error: { details: { reason: 'too-many-calls', retryAfter: 60_000 } },
  })
  expect((await ask({ cookie })).status).toBe(200)
  await stage.pass(60_000)
  expect((await ask()).status).toBe(200)
})

test('behind https the cookie is bound to that one host', async () => {
  const secured = await TestServer.open({ publicUrl: 'https://quiz.example' })
  try {
    const response = await fetch(secured.url + SESSION_PATH, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', origin: 'https://quiz.example' },
    })
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-trivium=.*; Secure$/)
  } finally {
    await secured.close()
  }
})

test('every response carries a content security policy without unsafe sources', async () => {
  for (const path of ['/healthz', '/no-such-page', SESSION_PATH]) {
    const { headers } = await fetch(stage.url + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe-')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

test('the process reports that it is alive and ready', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const response = await fetch(stage.url + path)
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})
