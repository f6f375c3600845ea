import { DAY, utcDay } from '@trivium/rules/time'
import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { PAGE_VIEW_PATH, type PageView } from '@trivium/wire/page-views'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const HOME: PageView = { page: '/', source: '', device: 'desktop' }

let stage: TestServer
let admin: Player
beforeAll(async () => {
  stage = await TestServer.open({ trustProxy: true, publicUrl: 'https://quiz.example' })
  admin = await register(await signInGuest(stage.url), 'cleo')
  await stage.app.moderation.setRole('command line', 'cleo', 'admin')
}, 60_000)
afterAll(() => stage.close())

type Headers = Readonly<Record<string, string>>
const post = (body: unknown, headers: Headers = {}) =>
  fetch(`${stage.url}${PAGE_VIEW_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': FIREFOX,
      'x-forwarded-for': '10.0.0.1',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const seen = async (view: Partial<PageView> = {}, headers: Headers = {}) => {
  const answer = await post({ ...HOME, ...view }, headers)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
}
const sums = async () => {
  const rows = await stage.db.selectFrom('page_views').selectAll().orderBy('page').orderBy('source').execute()
  return rows.map(({ page, source, device, views }) => [page, source, device, views])
}
const visitors = () => stage.db.selectFrom('page_visitors').selectAll().orderBy('day').execute()
const today = () => utcDay(stage.clock.now())

beforeEach(async () => {
  await stage.clock.pass(10_000)
  await stage.db.deleteFrom('page_views').execute()
  await stage.db.deleteFrom('page_visitors').execute()
})

test('views are summed by page, source and device, and written ten seconds after the first', async () => {
  await seen()
  await seen()
  await seen({ page: '/profile/:username', device: 'phone' })
  await seen({ source: 'news.example' })
  await stage.clock.pass(9_999)
  expect(await sums()).toEqual([])
  await stage.clock.pass(1)
  expect(await sums()).toEqual([
    ['/', '', 'desktop', 2],
    ['/', 'news.example', 'desktop', 1],
    ['/profile/:username', '', 'phone', 1],
  ])
  await seen()
  await stage.clock.pass(10_000)
  expect((await sums())[0]).toEqual(['/', '', 'desktop', 3])
})

test('500 views are written without waiting', async () => {
  for (let n = 0; n < 499; n++) await seen()
  expect(await sums()).toEqual([])
  await seen()
  await expect.poll(sums).toEqual([['/', '', 'desktop', 500]])
})

test('pending views are written at shutdown', async () => {
  await seen()
  await stage.restart()
  admin = await signInGuest(stage.url, admin.cookie)
  expect(await sums()).toEqual([['/', '', 'desktop', 1]])
})

describe('nothing is counted', () => {
  const nothing = async () => {
    await stage.clock.pass(10_000)
    expect(await sums()).toEqual([])
    expect(await visitors()).toEqual([])
  }

  test.each([{ dnt: '1' }, { 'sec-gpc': '1' }, { 'user-agent': 'Googlebot/2.1' }, { 'user-agent': '' }])(
    'of requests with %j',
    async (headers) => {
      await seen({}, headers as unknown as Headers)
      await nothing()
    },
  )

  test.each([
    '',
    'nonsense',
    '[]',
    '{}',
    { ...HOME, page: '/profile/ada' },
    { ...HOME, page: '/admin' },
    { ...HOME, page: '/?ref=ada' },
    { ...HOME, source: 'https://news.example/a' },
    { ...HOME, source: 'x'.repeat(101) },
    { ...HOME, source: "a'b" },
    { ...HOME, device: 'watch' },
    { ...HOME, more: 1 },
    { page: '/', device: 'phone' },
  ])('of %j, which is refused with the reason', async (body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    const { error } = (await answer.json()) as { error: { details: { reason: string } } }
    expect(error.details.reason).toBe('bad-input')
    await nothing()
  })

  test('of a body larger than a view', async () => {
    expect((await post({ ...HOME, more: 'x'.repeat(2000) })).status).toBe(400)
    await nothing()
  })

  test('of views sent by a page of another site', async () => {
    expect((await post(HOME, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await post(HOME, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    await nothing()
  })
})

test('the site itself does not count as a source of visits', async () => {
  await seen({ source: 'quiz.example' })
  await seen({ source: new URL(stage.url).host })
  await stage.clock.pass(10_000)
  expect(await sums()).toEqual([['/', '', 'desktop', 2]])
})

test('an address is limited to 600 views in a minute, another is not affected', async () => {
  await stage.clock.pass(60_000)
  const flood = { 'x-forwarded-for': '10.6.6.6' }
  for (let n = 0; n < 600; n++) await seen({}, flood)
  expect((await post(HOME, flood)).status).toBe(429)
  await seen({}, { 'x-forwarded-for': '10.6.6.7' })
  await stage.clock.pass(10_000)
  expect(await sums()).toEqual([['/', '', 'desktop', 601]])
})

describe('a visitor', () => {
  test('is counted once a day, and again the next day', async () => {
    const first = today()
    const one = { 'x-forwarded-for': '10.1.1.1' }
    for (let n = 0; n < 3; n++) await seen({}, one)
    await seen({}, { 'x-forwarded-for': '10.1.1.2' })
    await seen({}, { ...one, 'user-agent': `${FIREFOX} other` })
    await stage.clock.skip(DAY)
    await seen({}, one)
    await stage.clock.pass(10_000)
    expect(await visitors()).toEqual([
      { day: first, visitors: 3 },
      { day: today(), visitors: 1 },
    ])
  })

  test('is counted once for all IPv6 addresses of one household', async () => {
    await seen({}, { 'x-forwarded-for': '2001:db8:1:2::1' })
    await seen({}, { 'x-forwarded-for': '2001:db8:1:2:ffff::9' })
    await stage.clock.pass(10_000)
    expect(await visitors()).toEqual([{ day: today(), visitors: 1 }])
  })

  test('leaves no address and no browser in any table', async () => {
    await seen({}, { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'PeculiarBrowser/7' })
    await stage.clock.pass(10_000)
    const tables = [...(await stage.db.selectFrom('page_views').selectAll().execute()), ...(await visitors())]
    expect(JSON.stringify(tables)).not.toMatch(/203\.0|Peculiar/)
  })
})

test('an admin sees days, pages, sources and devices, including the latest views', async () => {
  await seen({ source: 'news.example' })
  await seen({ page: '/daily', device: 'phone' })
  await seen({ page: '/daily', device: 'phone' })
  await admin.renew()
  const read = await admin.http('readViews', { days: 7 })
  if ('error' in read) throw new Error(read.error.details.reason)
  const { days, ...rest } = read.result
  expect(days).toHaveLength(7)
  expect(days.at(-1)).toMatchObject({ day: today(), views: 3 })
  expect(days.slice(0, -1).every(({ views, visitors: people }) => views === 0 && people === 0)).toBe(true)
  expect(rest).toEqual({
    pages: [
      { page: '/daily', views: 2 },
      { page: '/', views: 1 },
    ],
    sources: [{ source: 'news.example', views: 1 }],
    devices: [
      { device: 'phone', views: 2 },
      { device: 'desktop', views: 1 },
    ],
  })
})

test('sums are kept for 13 months', async () => {
  const now = new Date(stage.clock.now())
  const monthsAgo = (months: number, days: number) =>
    utcDay(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, now.getUTCDate() + days))
  const kept = monthsAgo(13, 1)
  const days = [monthsAgo(13, -2), monthsAgo(14, 0), kept, monthsAgo(1, 0)]
  const row = { page: '/', source: '', device: 'phone', views: 1 }
  await stage.db
    .insertInto('page_views')
    .values(days.map((day) => ({ ...row, day })))
    .execute()
  await stage.db
    .insertInto('page_visitors')
    .values(days.map((day) => ({ day, visitors: 1 })))
    .execute()
  await stage.clock.pass(3_600_000)
  const left = await stage.db.selectFrom('page_views').select('day').orderBy('day').execute()
  expect(left.map(({ day }) => day)).toEqual([kept, monthsAgo(1, 0)])
  expect((await visitors()).map(({ day }) => day)).toEqual([kept, monthsAgo(1, 0)])
})
