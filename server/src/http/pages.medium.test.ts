import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import {
  ORIGIN_PLACEHOLDER,
  PUBLIC_LIST,
  type PublicFile,
  TEASER_PLACEHOLDERS,
} from '@trivium/wire/public-pages'
import { LIFETIMES } from '@trivium/wire/retention'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import type { OpenDatabase } from '../database/open.ts'
import { Limits } from '../functions/limits.ts'
import { DEFAULT_SITE } from '../site/queries.ts'
import { changeName, claimName, findPlayerByName } from '../users/names.ts'
import { createGuest } from '../users/queries.ts'
import { pages } from './pages.ts'
import type { PublicSite } from './public-pages.ts'
import { httpServer } from './server.ts'

const NOW = 1_800_000_000_000
const SHELL = '<!doctype html><title>Trivium</title>'
const ARTICLE = `<!doctype html><!--addressed--><link rel="canonical" href="${ORIGIN_PLACEHOLDER}/article/roads"><!--/addressed--><!--operator--><p><!--operator-sentence-->Nobody says.<!--/operator-sentence--></p>`
const HOME = `<!doctype html><!--daily-first--><h1 id="question">${TEASER_PLACEHOLDERS.prompt}</h1><p data-category="${TEASER_PLACEHOLDERS.category}">${TEASER_PLACEHOLDERS.title} ${TEASER_PLACEHOLDERS.number}: ${TEASER_PLACEHOLDERS.choices.join()}</p>`
const TEASER = {
  day: '2027-01-15',
  number: 1,
  category: 'art',
  title: 'Art',
  prompt: '</script>?',
  choices: ['a', 'b', 'c', 'd'],
}
const HTML = 'text/html; charset=utf-8'
const FILES: readonly PublicFile[] = [
  { path: '/', file: 'index.html', type: HTML },
  { path: '/article/roads', file: 'article/roads/index.html', type: HTML },
  { path: '/sitemap.xml', file: 'sitemap.xml', type: 'application/xml', needsOrigin: true },
]
let now = NOW
let failing = false
let dist: string
let database: OpenDatabase
let server: FastifyInstance

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'trivium-dist-'))
  await writeFile(join(dist, '200.html'), SHELL)
  await writeFile(join(dist, 'index.html'), HOME)
  await mkdir(join(dist, 'article/roads'), { recursive: true })
  await writeFile(join(dist, 'article/roads/index.html'), ARTICLE)
  await writeFile(join(dist, 'sitemap.xml'), `<loc>${ORIGIN_PLACEHOLDER}/article/roads</loc>`)
  await writeFile(join(dist, 'begin.js'), '// theme')
  await writeFile(join(dist, PUBLIC_LIST), JSON.stringify(FILES))
  database = await freshDatabase()
  const { db } = database
  await createGuest(db, 'a', NOW)
  await db.transaction().execute((tx) => claimName(tx, { uid: 'a', username: 'Ada', at: NOW }))
  await db.transaction().execute((tx) => changeName(tx, { uid: 'a', username: 'Zoe-9', at: NOW }))
  server = await serving({})
})
afterAll(async () => {
  await server.close()
  await database.close()
  await rm(dist, { recursive: true })
})

const serving = async (site: Partial<PublicSite>): Promise<FastifyInstance> => {
  const made = await httpServer(pino({ level: 'silent' }), { trustProxy: false, publicUrl: null, ...site })
  await pages(made, dist, {
    playerNamed: (name) => findPlayerByName(database.db, name, now),
    teaser: async () => {
      if (failing) throw new Error('no question today')
      return TEASER
    },
    publicUrl: null,
    trustProxy: false,
    operator: { name: null, contact: null },
    identity: () => DEFAULT_SITE,
    shares: {
      greet: async () => {
        throw new Error('nothing was shared')
      },
      limits: new Limits(systemClock),
    },
    ...site,
  })
  await made.ready()
  return made
}

const get = (url: string, headers = {}) => server.inject({ method: 'GET', url, headers })

/** The response of another server with these settings. */
const getFrom = async (site: Partial<PublicSite>, url: string, headers = {}) => {
  const other = await serving(site)
  const answer = await other.inject({ method: 'GET', url, headers })
  await other.close()
  return answer
}

test('the page of a player is the app, and is not cached', async () => {
  for (const screen of ['profile', 'stats', 'achievements']) {
    const answer = await get(`/${screen}/Zoe-9`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(SHELL)
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
})

test('the page of an unknown player is the app with status 404', async () => {
  for (const path of ['/profile/Bea', '/stats/Guest', '/stats/%27%3B--', '/profile/%2F%2Fx.example']) {
    const answer = await get(path)
    expect(answer.statusCode, path).toBe(404)
    expect(answer.body).toBe(SHELL)
    expect(answer.headers.location).toBeUndefined()
  }
})

test('an old name that is still held, or another letter case, redirects to the current name', async () => {
  const answer = await get('/stats/ada?tab=flags')
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe('/stats/Zoe-9?tab=flags')
  expect((await get('/profile/ZOE-9/')).headers.location).toBe('/profile/Zoe-9')
  now = NOW + LIFETIMES.heldName
  expect((await get('/stats/ada')).statusCode).toBe(404)
})

test('every address below the admin panel is the app, and is not indexed', async () => {
  for (const path of ['/admin', '/admin/', '/admin/audit-log?kind=quiz', '/admin/questions/q1/edit']) {
    const answer = await get(path)
    expect(answer.statusCode, path).toBe(200)
    expect(answer.headers['x-robots-tag']).toBe('noindex')
  }
  expect((await get('/administrator')).statusCode).toBe(404)
})

test('no address redirects to another site', async () => {
  for (const path of [
    '//x.example/profile/ada',
    '/profile//x.example',
    '/profile/ada/..//x.example',
    '/\\x.example/profile/zoe-9',
  ]) {
    const { location } = (await get(path)).headers
    expect(location ?? '/profile/Zoe-9', path).toMatch(/^\/profile\/Zoe-9/)
  }
})

test('a page listed by the build is sent with the address that the operator configured', async () => {
  const site = { publicUrl: 'https://quiz.example/' }
  const answer = await getFrom(site, '/article/roads', { host: 'evil.example' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe(HTML)
  expect(answer.body).toContain('<link rel="canonical" href="https://quiz.example/article/roads">')
  expect(answer.body).not.toContain('<!--addressed')
})

test('the Host header is trusted on this machine and behind a proxy; otherwise pages state no address', async () => {
  expect((await get('/article/roads', { host: 'localhost:3000' })).body).toContain(
    'href="http://localhost:3000/article/roads"',
  )
  const proxied = await getFrom({ trustProxy: true }, '/article/roads', {
    host: 'quiz.example',
    'x-forwarded-proto': 'https',
  })
  expect(proxied.body).toContain('href="https://quiz.example/article/roads"')
  const unknown = await get('/article/roads', { host: 'evil.example' })
  expect(unknown.statusCode).toBe(200)
  expect(unknown.body).not.toMatch(/canonical|evil|invalid/)
})

test('a protocol invented by a forged header does not reach the page', async () => {
  const { body } = await getFrom({ trustProxy: true }, '/article/roads', {
    host: 'quiz.example',
    'x-forwarded-proto': 'https"><script>alert(1)</script>',
  })
  expect(body).toContain('href="http://quiz.example/article/roads"')
  expect(body).not.toContain('alert(1)')
})

test('files that need the site’s address are not found while it is unknown', async () => {
  expect((await get('/sitemap.xml', { host: 'localhost' })).body).toBe(
    '<loc>http://localhost/article/roads</loc>',
  )
  const without = await get('/sitemap.xml', { host: 'evil.example' })
  expect(without.statusCode).toBe(404)
  expect(without.body).toContain('PUBLIC_URL')
})

test('an unchanged page is not sent again', async () => {
  const first = await get('/article/roads')
  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = await get('/article/roads', headers)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await getFrom({ publicUrl: 'https://quiz.example' }, '/article/roads', headers)).statusCode).toBe(
    200,
  )
})

test('the operator’s name is in the head and in the operator’s sentence, as text', async () => {
  const operator = { name: 'Ada & <Zoe>', contact: 'ada@quiz.example' }
  const { body } = await getFrom({ operator }, '/article/roads')
  expect(body).toContain('<meta name="operator" content="Ada &amp; &lt;Zoe&gt;">')
  expect(body).toContain('<meta name="operator-contact" content="ada@quiz.example">')
  expect(body).toContain(
    'This site is run by <strong>Ada &amp; &lt;Zoe&gt;</strong>, reached at <a href="mailto:ada@quiz.example">ada@quiz.example</a>.',
  )
  expect(body).not.toContain('Nobody says.')
  const page = { name: null, contact: 'https://quiz.example/about' }
  expect((await getFrom({ operator: page }, '/article/roads')).body).toContain(
    'The operator of this site can be reached at <a href="https://quiz.example/about">https://quiz.example/about</a>.',
  )
  expect((await get('/article/roads')).body).toContain('Nobody says.')
})

test('the home page has today’s first question as text and as data that cannot close its element, and works without it', async () => {
  const { body } = await get('/')
  expect(body.match(/<script type="application\/json" id="daily-first">(.*?)<\/script>/)?.[1]).toBe(
    JSON.stringify(TEASER).replaceAll('<', '\\u003c'),
  )
  expect(body).toContain('<h1 id="question">&lt;/script&gt;?</h1><p data-category="art">Art 1: a,b,c,d</p>')
  failing = true
  const without = '<!doctype html><h1 id="question"></h1><p data-category=""> : ,,,</p>'
  expect(await get('/')).toMatchObject({ statusCode: 200, body: without })
  failing = false
})

test('an address with an extra slash redirects to the one without, and nowhere else', async () => {
  const answer = await get('/article/roads/?from=feed')
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/article/roads?from=feed'])
  expect((await get('/match/m1/')).headers.location).toBe('/match/m1')
  for (const path of ['/nowhere/', '/article/roads//', '//evil.example/match/m1/']) {
    const { statusCode, headers } = await get(path)
    expect(statusCode, path).toBeGreaterThanOrEqual(400)
    expect(headers.location, path).toBeUndefined()
  }
})

test('pages are found only by their address, other files by their name', async () => {
  expect((await get('/begin.js')).statusCode).toBe(200)
  for (const path of ['/index.html', '/article/roads/index.html', '/200.html', `/${PUBLIC_LIST}`])
    expect((await get(path)).body, path).toBe(SHELL)
  for (const path of ['/index.html', '/200.html']) expect((await get(path)).statusCode, path).toBe(404)
})

test('a public page answers HEAD, and no other method besides GET', async () => {
  const ask = (method: 'HEAD' | 'POST' | 'PUT') => server.inject({ method, url: '/article/roads' })
  expect([(await ask('HEAD')).statusCode, (await ask('HEAD')).body]).toEqual([200, ''])
  for (const method of ['POST', 'PUT'] as const) {
    const answer = await ask(method)
    expect([answer.statusCode, answer.headers.allow], method).toEqual([405, 'GET, HEAD'])
  }
})

test('the address of a match or of the settings is the app, and an unknown address is not found', async () => {
  expect((await get('/match/m1')).statusCode).toBe(200)
  expect((await get('/edit-profile')).statusCode).toBe(200)
  expect((await get('/nowhere')).statusCode).toBe(404)
  expect((await server.inject({ method: 'POST', url: '/profile/Zoe-9' })).statusCode).toBe(405)
})
