import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HEALTHY_STORAGE } from '../database/storage-health.ts'
import { health } from './health.ts'
import { httpServer } from './server.ts'

let server: FastifyInstance
beforeAll(async () => {
  server = await httpServer(pino({ level: 'silent' }), {
    trustProxy: false,
    publicUrl: null,
    pressure: { healthCheck: async () => false, healthCheckInterval: 3_600_000 },
  })
  health(server, { ping: async () => {}, ready: () => true, storage: HEALTHY_STORAGE })
  server.get('/*', () => 'answered')
})
afterAll(() => server.close())

const get = (url: string, accept = 'text/html,*/*') => server.inject({ url, headers: { accept } })

test.each(['/begin.js', '/assets/main-abc.css', '/pictures/profiles/profile1.svg', '/media/x.webp?a=1'])(
  'a server that cannot keep up sends %s, which belongs to a page that has been sent',
  async (url) => expect(await get(url)).toMatchObject({ statusCode: 200, body: 'answered' }),
)

test('a server that cannot keep up is alive, but not ready for more players', async () => {
  expect(await get('/healthz', '*/*')).toMatchObject({ statusCode: 200 })
  expect(await get('/readyz', '*/*')).toMatchObject({ statusCode: 503 })
})

test('a server that cannot keep up answers a visitor with a page that tries again by itself', async () => {
  const { statusCode, headers, body } = await get('/battle')
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
    503,
    '10',
    'text/html; charset=utf-8',
  ])
  expect(body).toContain('<meta http-equiv="refresh" content="10">')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test.each(['/api/fn/joinQueue', '/api/name.json', '/share-card/abc.png', '/index.php'])(
  'a server that cannot keep up refuses %s by name',
  async (url) => {
    const { statusCode, headers, body } = await get(url, '*/*')
    expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
    expect(JSON.parse(body)).toMatchObject({ error: { details: { reason: 'shutting-down' } } })
  },
)
