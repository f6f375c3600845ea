import { fakeClock } from '@trivium/testkit/fake-clock'
import type { SharedResult } from '@trivium/wire/documents/share'
import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Limits } from '../functions/limits.ts'
import { withSharedResult } from './shared-link.ts'

const ID = 'zzzzzzzzzzzz0AAAAAAAAAAAA'
const ORIGIN = 'https://quiz.example'
const PAGE =
  '<head><meta property="og:title" content="Survival"><meta property="og:image" content="/old.png"></head><div id="root"></div>'
const RESULT: SharedResult = {
  ...{ mode: 'survival', name: '<b>"Ada"</b>', score: 3, total: null, marks: [], day: null },
  ...{ isPractice: false, region: null, ms: null, title: null, opponent: null, path: '/survival' },
}
const GREETING = { claim: '<b>"Ada"</b> got 3 right in a row.', dare: 'Can you beat it?', link: null }

const limits = () => new Limits(fakeClock())
const greet = async () => ({ result: RESULT, greeting: GREETING })
const asking = (query: unknown) =>
  ({ query, ip: '192.0.2.1', log: pino({ level: 'silent' }) }) as unknown as FastifyRequest

test('the page greets with the result, and has its own card', async () => {
  const page = await withSharedResult(asking({ s: ID }), PAGE, ORIGIN, { greet, limits: limits() })
  expect(page).toContain('<b>&lt;b&gt;&quot;Ada&quot;&lt;/b&gt; got 3 right in a row.</b> Can you beat it?')
  expect(page).toContain(`<meta property="og:image" content="${ORIGIN}/share-card/${ID}.png">`)
  expect(page).toContain(`<meta property="og:url" content="${ORIGIN}/survival?s=${ID}">`)
  expect(page).not.toContain('content="Survival"')
  expect(page).not.toContain('old.png')
  expect(page).not.toContain('<b>"Ada"')
})

test('without a known address of the server the page keeps its picture', async () => {
  const page = await withSharedResult(asking({ s: ID }), PAGE, null, { greet, limits: limits() })
  expect(page).toContain('got 3 right in a row')
  expect(page).toContain('old.png')
})

test('a deleted result gets a short explanation and no card', async () => {
  const gone = async () => ({ result: null, greeting: { claim: 'It is gone.', dare: 'Play.', link: null } })
  const page = await withSharedResult(asking({ s: ID }), PAGE, ORIGIN, { greet: gone, limits: limits() })
  expect(page).toContain('<b>It is gone.</b> Play.')
  expect(page).toContain('old.png')
})

test.each([{}, { s: 'short' }, { s: [ID, ID] }, { s: `${ID}"><script>` }])(
  'a page with %o is as it was',
  async (query) => {
    expect(await withSharedResult(asking(query), PAGE, ORIGIN, { greet, limits: limits() })).toBe(PAGE)
  },
)

test('a failure, or too many requests from one address, leave the page as it was', async () => {
  const broken = async () => Promise.reject(new Error('no database'))
  expect(await withSharedResult(asking({ s: ID }), PAGE, ORIGIN, { greet: broken, limits: limits() })).toBe(
    PAGE,
  )
  const few = limits()
  for (let page = 0; page < 120; page++)
    await withSharedResult(asking({ s: ID }), PAGE, null, { greet, limits: few })
  expect(await withSharedResult(asking({ s: ID }), PAGE, null, { greet, limits: few })).toBe(PAGE)
})
