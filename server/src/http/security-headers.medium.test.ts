import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RawRequest } from '@trivium/testkit/raw-request'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { HEALTHY_STORAGE } from '../database/storage-health.ts'
import { Limits } from '../functions/limits.ts'
import { DEFAULT_SITE } from '../site/queries.ts'
import { health } from './health.ts'
import { pages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'
import { httpServer } from './server.ts'

const HTTPS = 'https://quiz.example'

let dist: string
let server: FastifyInstance
let url: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'trivium-headers-'))
  await writeFile(join(dist, '200.html'), '<!doctype html>')
  server = await httpServer(pino({ level: 'silent' }), { trustProxy: false, publicUrl: HTTPS })
  server.get('/breaks', () => {
    throw new Error('broken')
  })
  health(server, { ping: async () => {}, ready: () => false, storage: HEALTHY_STORAGE })
  await pages(server, dist, {
    ...{ playerNamed: async () => null, teaser: async () => null, publicUrl: HTTPS, trustProxy: false },
    operator: { name: null, contact: null },
    identity: () => DEFAULT_SITE,
    shares: {
      greet: async () => {
        throw new Error('nothing was shared')
      },
      limits: new Limits(systemClock),
    },
  })
  url = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await rm(dist, { recursive: true })
})

const HEADERS = Object.entries(securityHeaders(HTTPS)).map(([name, value]) => `${name}: ${value}`)
const request = (line: string, ...more: string[]) =>
  [`${line} HTTP/1.1`, 'host: quiz.example', ...more, '', ''].join('\r\n')

test.each([
  ['a page', 200, request('GET /admin')],
  ['what is not found', 404, request('GET /nothing/here')],
  ['a function that is not found', 404, request('GET /api/nothing')],
  ['a method that pages do not have', 405, request('DELETE /')],
  ['an address that cannot be read', 400, request('GET /%zz')],
  ['a server that is not ready', 503, request('GET /readyz')],
  ['a fault of ours', 500, request('GET /breaks')],
  [
    'a body beyond the bound of what has none',
    400,
    request('POST /x', 'content-type: application/json', 'content-length: 2000'),
  ],
  ['a compressed body', 415, request('POST /x', 'content-encoding: gzip', 'content-length: 2000')],
  ['a header that is none', 400, request('GET /', 'no header')],
  ['what is no HTTP', 400, 'nonsense\r\n\r\n'],
])('%s gets status %d and every security header', async (_, status, text) => {
  const raw = new RawRequest(url, text)
  const answer = await raw.answer()
  raw.hangUp()
  expect(answer.status).toBe(status)
  expect(answer.text.split('\r\n')).toEqual(expect.arrayContaining(HEADERS))
})

test('Strict-Transport-Security is sent only where people use https', () => {
  expect(securityHeaders(HTTPS)).toHaveProperty('strict-transport-security', 'max-age=31536000')
  for (const publicUrl of [null, 'http://quiz.example'])
    expect(securityHeaders(publicUrl)).not.toHaveProperty('strict-transport-security')
})

test('other sites may show the screen of a party over a stream in a frame, and no other page', async () => {
  const policyAt = async (path: string) => {
    const { headers } = await fetch(url + path)
    return {
      framed: headers.get('content-security-policy')?.includes('frame-ancestors *'),
      options: headers.get('x-frame-options'),
    }
  }
  expect(await policyAt('/party/ABC234/screen?overlay=1&delay=5')).toEqual({ framed: true, options: null })
  const closed = { framed: false, options: 'DENY' }
  for (const path of [
    '/party/ABC234/screen',
    '/party/ABC234?overlay=1',
    '/party/ABC234/host?overlay=1',
    '/?overlay=1',
  ])
    expect(await policyAt(path), path).toEqual(closed)
})
