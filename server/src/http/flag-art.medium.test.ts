import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { FLAGS } from '@trivium/content/places/flags'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FLAG_PICTURES, type FlagArt, flagPictures, readFlagArt } from './flag-art.ts'
import { httpServer } from './server.ts'

const KEY = new Uint8Array(32).fill(7)

let art: FlagArt
let server: FastifyInstance
beforeAll(async () => {
  art = readFlagArt(FLAG_PICTURES, KEY)
  server = await httpServer(pino({ level: 'silent' }), { trustProxy: false, publicUrl: null })
  flagPictures(server, art)
  await server.ready()
})
afterAll(() => server.close())

const get = (name: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url: `/flags/${name}`, headers })

test('every flag has a picture, at an address of letters and digits', () => {
  const addresses = FLAGS.map(({ id }) => art.addressOf(id))
  for (const address of addresses) {
    expect(address).toMatch(/^[1-9A-HJ-NP-Za-km-z]{20}$/)
    expect(art.pictureAt(address)?.toString('utf8')).toMatch(/^<svg /)
  }
  expect(new Set(addresses).size).toBeGreaterThan(240)
})

test('an address is the same after a restart, and different with another secret', async () => {
  expect(readFlagArt(FLAG_PICTURES, KEY).addressOf('PE')).toBe(art.addressOf('PE'))
  const other = readFlagArt(FLAG_PICTURES, new Uint8Array(32).fill(8))
  expect(other.addressOf('PE')).not.toBe(art.addressOf('PE'))
})

test('places with the same picture share its address, and a picture that changes gets another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trivium-flags-'))
  try {
    for (const name of ['fr', 're']) await writeFile(join(folder, `${name}.svg`), '<svg>tricolour</svg>')
    const before = readFlagArt(folder, KEY)
    expect(before.addressOf('RE')).toBe(before.addressOf('FR'))
    await writeFile(join(folder, 're.svg'), '<svg>of its own</svg>')
    const after = readFlagArt(folder, KEY)
    expect(after.addressOf('FR')).toBe(before.addressOf('FR'))
    expect(after.addressOf('RE')).not.toBe(before.addressOf('RE'))
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a picture is cached permanently, runs no scripts, and is sent compressed', async () => {
  const address = art.addressOf('MX')
  const answer = await get(`${address}.svg`, { 'accept-encoding': 'br' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'content-encoding': 'br',
  })
  expect(brotliDecompressSync(answer.rawPayload)).toEqual(art.pictureAt(address))
})

test('nothing else is served', async () => {
  for (const name of [
    'fr.svg',
    'FR.svg',
    `${art.addressOf('FR')}`,
    `${'z'.repeat(20)}.svg`,
    '..%2ffr.svg',
    '',
  ])
    expect((await get(name)).statusCode, name).toBe(404)
})
