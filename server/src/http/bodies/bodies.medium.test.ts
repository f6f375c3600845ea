import { gzipSync } from 'node:zlib'
import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { RawRequest } from '@trivium/testkit/raw-request'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import { LARGE_BODIES } from '@trivium/wire/cookie-functions'
import { MAX_BODY_BYTES } from '@trivium/wire/limits'
import { PAGE_VIEW_PATH } from '@trivium/wire/page-views'
import { FUNCTIONS } from '@trivium/wire/registry'
import { FUNCTION_PATH, SESSION_PATH } from '@trivium/wire/session'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MAX_BYTES = LARGE_BODIES.importQuiz ?? 0

let stage: TestServer
let ada: Player
let quizId: string
beforeAll(async () => {
  stage = await TestServer.open({ trustProxy: true })
  ada = await register(await signInGuest(stage.url), 'Ada')
  const made = await ada.http('createQuiz', { title: 'Rivers' })
  if ('error' in made) throw new Error(made.error.message)
  quizId = made.result.quizId
})
afterAll(() => stage.close())

/** Announces the length of a body and sends nothing of it. */
const begin = (name: string, length: number, { token, from }: { token?: string; from?: string } = {}) =>
  RawRequest.post(stage.url, `${FUNCTION_PATH}/${name}`, length, {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    'x-forwarded-for': from ?? '10.0.0.1',
  })

const upload = async (body: string, from: string) => {
  const response = await fetch(`${stage.url}${FUNCTION_PATH}/importQuiz`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${ada.token}`,
      'x-forwarded-for': from,
    },
    body,
  })
  return { status: response.status, body: await response.json() }
}

const large = () =>
  JSON.stringify({ data: { quizId, format: 'gift', text: `Is it? {T}\n\n// ${'x'.repeat(MAX_BODY_BYTES)}` } })

const reasonOf = (text: string): string => /"reason":"([^"]*)"/.exec(text)?.[1] ?? ''

test.each([
  `${FUNCTION_PATH}/importQuiz`,
  `${FUNCTION_PATH}/isAdmin`,
  `${FUNCTION_PATH}/noSuchFunction`,
  SESSION_PATH,
  PAGE_VIEW_PATH,
  '/api/nothing',
])('415: a compressed body is not decompressed at %s', async (path) => {
  for (const encoding of ['gzip', 'br', 'deflate', 'gzip, identity']) {
    const response = await fetch(stage.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      body: gzipSync(JSON.stringify({ data: 'x'.repeat(MAX_BYTES) })),
    })
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', details: { reason: 'compressed-body' } },
    })
  }
})

const CLOSED = Object.entries(FUNCTIONS).filter(([, { access }]) => access !== 'anyone')

test('without a token every function that needs one refuses before its body has arrived', async () => {
  for (const [name] of CLOSED) {
    const request = begin(name, LARGE_BODIES[name] ?? MAX_BODY_BYTES)
    const { status, text } = await request.answer()
    expect([name, status, reasonOf(text)]).toEqual([name, 401, 'not-signed-in'])
    request.hangUp()
  }
})

test.each([
  ['an unknown function name', 'noSuchFunction', 404, 'unknown-function'],
  ['an admin function', 'sendImportPart', 403, 'not-allowed'],
  ['a body beyond its limit', 'joinQueue', 400, 'body-too-large'],
])('%s is refused before its body has arrived', async (_, name, status, reason) => {
  const request = begin(name, MAX_BODY_BYTES + 1, { token: ada.token })
  const answer = await request.answer()
  expect([answer.status, reasonOf(answer.text)]).toEqual([status, reason])
  request.hangUp()
})

test('a call beyond its limit is refused before its body has arrived, with the time to wait', async () => {
  const { limit } = FUNCTIONS.importQuiz
  const player = await register(await signInGuest(stage.url), 'Ben')
  const requests = Array.from({ length: limit.calls + 1 }, () =>
    begin('importQuiz', 10, { token: player.token }),
  )
  const { status, text } = await Promise.race(requests.map((request) => request.answer()))
  expect([status, reasonOf(text)]).toEqual([429, 'too-many-calls'])
  expect(text).toMatch(/retry-after: 60/i)
  for (const request of requests) request.hangUp()
})

test.each([
  ['a small body', 'joinQueue', 100, 10_000],
  ['a large body', 'saveQuiz', MAX_BODY_BYTES + 1, 30_000],
])('%s that stops halfway times out', async (_, name, length, within) => {
  const request = begin(name, length, { token: ada.token, from: '10.0.0.7' })
  request.write('{"data":')
  let isAnswered = false
  const answer = request.answer().finally(() => {
    isAnswered = true
  })
  // Its time starts when the call is admitted, which is not visible from outside.
  for (let tries = 0; tries < 20 && !isAnswered; tries++) {
    await stage.clock.pass(within)
    await until(() => isAnswered, 'an answer', { patience: 100 }).catch(() => {})
  }
  const { status, text } = await answer
  expect([status, reasonOf(text)]).toEqual([408, 'body-too-slow'])
  await request.closed()
})

test('one address may send two of the largest bodies at once, and another address is still served', async () => {
  const from = '10.0.0.2'
  const requests = [1, 2, 3].map(() => begin('importQuiz', MAX_BYTES, { token: ada.token, from }))
  const refused = await Promise.race(requests.map((request) => request.answer()))
  expect([refused.status, reasonOf(refused.text)]).toEqual([429, 'too-many-uploads'])
  expect(refused.text).toMatch(/retry-after: 5/i)
  const small = begin('isAdmin', 11, { token: ada.token, from })
  small.write('{"data":{}}')
  expect((await small.answer()).status).toBe(200)
  const other = await upload(large(), '10.0.0.3')
  expect(other.status).toBe(200)
  for (const request of [...requests, small]) request.hangUp()
})

test('a large body of an unexpected shape is refused, and the next one is accepted', async () => {
  const padding = ' '.repeat(MAX_BODY_BYTES)
  for (const bad of [
    `{"data":[${'[],'.repeat(2_600_000)}0]}`,
    `{"data":${padding}`,
    `${padding}[]`,
    `{"data":{"quizId":7}${padding}}`,
    `{"data":{},"more":1${padding}}`,
  ])
    expect(await upload(bad, '10.0.0.4')).toMatchObject({
      status: 400,
      body: { error: { details: { reason: 'bad-input' } } },
    })
  expect(await upload(large(), '10.0.0.5')).toMatchObject({ status: 200, body: { result: { imported: 1 } } })
})
