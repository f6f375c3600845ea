import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { changeName, claimName, NAME_HELD_MS, playerNamed } from '../users/names.ts'
import { createGuest } from '../users/queries.ts'
import { pages } from './pages.ts'
import { httpServer } from './server.ts'

const NOW = 1_800_000_000_000
const SHELL = '<!doctype html><title>Trivium</title>'
let now = NOW
let dist: string
let database: OpenDatabase
let server: FastifyInstance

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'trivium-dist-'))
  await writeFile(join(dist, '200.html'), SHELL)
  database = await freshDatabase()
  const { db } = database
  await createGuest(db, 'a', NOW)
  await db.transaction().execute((tx) => claimName(tx, { uid: 'a', username: 'Ada', at: NOW }))
  await db.transaction().execute((tx) => changeName(tx, { uid: 'a', username: 'Zoe-9', at: NOW }))
  server = await httpServer(pino({ level: 'silent' }), false)
  await pages(server, dist, { playerNamed: (name) => playerNamed(db, name, now), teaser: async () => null })
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await database.close()
  await rm(dist, { recursive: true })
})

const get = (url: string) => server.inject({ method: 'GET', url })

test('the page of a player is the app, to be asked for anew', async () => {
  for (const screen of ['profile', 'stats', 'achievements']) {
    const answer = await get(`/${screen}/Zoe-9`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(SHELL)
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
})

test('the page of nobody is the app, and is not found', async () => {
  for (const path of ['/profile/Bea', '/stats/Guest', '/stats/%27%3B--', '/profile/%2F%2Fx.example']) {
    const answer = await get(path)
    expect(answer.statusCode, path).toBe(404)
    expect(answer.body).toBe(SHELL)
    expect(answer.headers.location).toBeUndefined()
  }
})

test('an old name and another case go to the name as it is, while the old one is held', async () => {
  const answer = await get('/stats/ada?tab=flags')
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe('/stats/Zoe-9?tab=flags')
  expect((await get('/profile/ZOE-9/')).headers.location).toBe('/profile/Zoe-9')
  now = NOW + NAME_HELD_MS
  expect((await get('/stats/ada')).statusCode).toBe(404)
})

test('whatever is below the admin panel is the app, and no search engine’s', async () => {
  for (const path of ['/admin', '/admin/', '/admin/audit-log?kind=quiz', '/admin/questions/q1/edit']) {
    const answer = await get(path)
    expect(answer.statusCode, path).toBe(200)
    expect(answer.headers['x-robots-tag']).toBe('noindex')
  }
  expect((await get('/administrator')).statusCode).toBe(404)
})

test('no address leads away from here', async () => {
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

test('the quizzes of flags and countries are screens, of every continent there is', async () => {
  for (const path of ['/flag-quiz', '/country-quiz', '/country-quiz/all', '/country-quiz/north-america'])
    expect((await get(path)).statusCode, path).toBe(200)
  for (const path of [
    '/flag-quiz/asia',
    '/country-quiz/atlantis',
    '/country-quiz/asia/x',
    '/country-quiz/ASIA',
  ])
    expect((await get(path)).statusCode, path).toBe(404)
})

test('a match and one’s own settings are screens, an address of nothing is not found', async () => {
  expect((await get('/match/m1')).statusCode).toBe(200)
  expect((await get('/edit-profile')).statusCode).toBe(200)
  expect((await get('/nowhere')).statusCode).toBe(404)
  expect((await server.inject({ method: 'POST', url: '/profile/Zoe-9' })).statusCode).toBe(405)
})
