import * as firebase from '@firebase/app'
import { deleteApp, type FirebaseApp, initializeApp } from '@firebase/app'
import {
  connectFunctionsEmulator,
  type FunctionsError,
  getFunctions,
  httpsCallable,
  httpsCallableFromURL,
} from '@firebase/functions'
import { register } from '@trivium/testkit/account'
import { joinMatch, pairPlayers } from '@trivium/testkit/duel'
import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { LARGE_BODIES } from '@trivium/wire/cookie-functions'
import { MAX_BODY_BYTES } from '@trivium/wire/limits'
import type { WireError } from '@trivium/wire/refusals'
import { FUNCTION_PATH, REGION } from '@trivium/wire/session'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

/** Exported for Firebase's own packages only, so not in the public types. */
const { _addComponent: addComponent } = firebase as unknown as {
  _addComponent: (app: FirebaseApp, component: ReturnType<typeof authOf>) => void
}

let stage: TestServer
const apps: FirebaseApp[] = []
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(async () => {
  await Promise.all(apps.map(deleteApp))
  await stage.close()
})

/** The client gets its token from this component of its app, as provided by the auth package. */
const authOf = (token: string) => ({
  name: 'auth-internal',
  type: 'PUBLIC',
  instantiationMode: 'LAZY',
  multipleInstances: false,
  serviceProps: {},
  onInstanceCreated: null,
  instanceFactory: () => ({
    getToken: async () => ({ accessToken: token }),
    getUid: () => null,
    addAuthTokenListener: () => {},
    removeAuthTokenListener: () => {},
  }),
})

/** Calls functions by URL, as any page with the Firebase client does. */
const client = (token: string | null) => {
  const app = initializeApp({ projectId: 'trivium', appId: 'trivium' }, `app-${apps.length}`)
  apps.push(app)
  if (token !== null) addComponent(app, authOf(token))
  const functions = getFunctions(app)
  return async (name: string, data?: unknown): Promise<unknown> =>
    (await httpsCallableFromURL(functions, `${stage.url}${FUNCTION_PATH}/${name}`)(data)).data
}
const clientOf = (player: Player) => client(player.token)

const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (failed: FunctionsError) => failed,
  )
  if (error === null) throw new Error('the call succeeded')
  return { code: error.code, message: error.message, details: error.details as { reason?: string } }
}

test('a call succeeds with the token, and its result is the data', async () => {
  const call = clientOf(await stage.guest())
  expect(await call('isAdmin')).toEqual({ isAdmin: false })
  expect(await call('isAdmin', null)).toEqual({ isAdmin: false })
  expect(await call('createFriendMatch', { rated: false })).toEqual({
    key: expect.stringMatching(/^[2-9A-Z]{6}$/),
    expiresAt: stage.clock.now() + 30 * 60_000,
  })
})

test.each([
  ['the address of the functions', (app: FirebaseApp) => getFunctions(app, stage.url + FUNCTION_PATH)],
  [
    'the host and the region us-central1',
    (app: FirebaseApp) => {
      const functions = getFunctions(app, REGION)
      const { hostname, port } = new URL(stage.url)
      connectFunctionsEmulator(functions, hostname, Number(port))
      return functions
    },
  ],
])('a client configured with %s calls functions by name', async (_, functionsOf) => {
  const app = initializeApp({ projectId: 'trivium', appId: 'trivium' }, `app-${apps.length}`)
  apps.push(app)
  addComponent(app, authOf((await stage.guest()).token))
  const functions = functionsOf(app)
  expect((await httpsCallable(functions, 'isAdmin')()).data).toEqual({ isAdmin: false })
  expect(await refusal(httpsCallable(functions, 'practise')({ strength: 'godlike' }))).toMatchObject({
    code: 'functions/invalid-argument',
    details: { reason: 'bad-input' },
  })
})

test('a region other than us-central1 has no functions', async () => {
  const response = await fetch(`${stage.url}/trivium/europe-west1/isAdmin`, { method: 'POST' })
  expect(response.status).toBe(404)
})

test('400: an input of the wrong shape is an invalid argument, with the reason', async () => {
  const call = clientOf(await stage.guest())
  const no = await refusal(call('practise', { strength: 'godlike' }))
  expect(no).toMatchObject({ code: 'functions/invalid-argument', details: { reason: 'bad-input' } })
  expect(no.message).toContain('The request isn’t valid.')
  expect(no.details).toMatchObject({ issues: [{ path: 'strength' }] })
})

test('400: a body beyond 64 kB is refused', async () => {
  const call = clientOf(await stage.guest())
  const no = await refusal(call('practise', { strength: 'x'.repeat(70_000) }))
  expect(no).toMatchObject({ code: 'functions/invalid-argument', details: { reason: 'body-too-large' } })
})

test('a function with a larger body limit accepts a body beyond 64 kB, up to that limit', async () => {
  const call = clientOf(await register(await stage.guest(), 'Importer'))
  const { quizId } = (await call('createQuiz', { title: 'Rivers' })) as { quizId: string }
  const text = `Is it? {T}\n\n// ${'x'.repeat(MAX_BODY_BYTES)}`
  expect(await call('importQuiz', { quizId, format: 'gift', text })).toMatchObject({ imported: 1 })
  const tooMuch = 'x'.repeat(LARGE_BODIES.importQuiz ?? 0)
  const no = await refusal(call('importQuiz', { quizId, format: 'gift', text: tooMuch }))
  expect(no).toMatchObject({ code: 'functions/invalid-argument', details: { reason: 'body-too-large' } })
})

test.each([
  ['without a token', null],
  ['with a forged token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZG1pbiIsImF1ZCI6InRyaXZpdW0ifQ.AAAA'],
  ['with an unsigned token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiIsImF1ZCI6InRyaXZpdW0ifQ.'],
  ['with no token at all in the header', 'nonsense'],
])('401: a call %s is unauthenticated', async (_, token) => {
  const no = await refusal(client(token)('joinQueue', {}))
  expect(no).toMatchObject({ code: 'functions/unauthenticated', details: { reason: 'not-signed-in' } })
})

test('401: an expired token is refused', async () => {
  const player = await stage.guest()
  stage.clear()
  await stage.clock.pass(15 * 60_000 + 1_000)
  const no = await refusal(clientOf(player)('isAdmin'))
  expect(no).toMatchObject({ code: 'functions/unauthenticated', details: { reason: 'not-signed-in' } })
})

test('403: a guest’s call of a function closed to guests is denied permission', async () => {
  const no = await refusal(clientOf(await stage.guest())('createFriendMatch', { rated: true }))
  expect(no).toMatchObject({ code: 'functions/permission-denied', details: { reason: 'guests-play-casual' } })
})

test('404: a missing function or match is not found', async () => {
  const call = clientOf(await stage.guest())
  expect(await refusal(call('toString'))).toMatchObject({
    code: 'functions/not-found',
    details: { reason: 'unknown-function' },
  })
  expect(await refusal(call('joinMatch', { matchId: 'zzzzzzzzzzzz' }))).toMatchObject({
    code: 'functions/not-found',
    details: { reason: 'unknown-match' },
  })
})

test('409: a command that the match does not allow now is aborted', async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const matchId = await pairPlayers(stage, ...players)
  await joinMatch(stage, ...players, matchId)
  const no = await refusal(clientOf(players[0])('answer', { matchId, index: 5, choice: 0 }))
  expect(no).toMatchObject({ code: 'functions/aborted', details: { reason: 'question-not-open' } })
  await players[0].do('resign', { matchId })
})

test('429: too many calls are refused with the time to wait', async () => {
  const call = clientOf(await stage.guest())
  for (let i = 0; i < 10; i++) await call('createFriendMatch', { rated: false })
  const no = await refusal(call('createFriendMatch', { rated: false }))
  expect(no).toMatchObject({
    code: 'functions/resource-exhausted',
    details: { reason: 'too-many-calls', retryAfter: 60_000 },
  })
  await stage.pass(60_000)
  expect(await call('createFriendMatch', { rated: false })).toHaveProperty('key')
})

test('429: Retry-After says in seconds what the details say in milliseconds', async () => {
  const { token } = await stage.guest()
  const call = () =>
    fetch(`${stage.url}${FUNCTION_PATH}/createFriendMatch`, {
      method: 'POST',
      body: '{"data":{"rated":false}}',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
  for (let i = 0; i < 10; i++) expect((await call()).headers.get('retry-after')).toBeNull()
  const no = await call()
  expect([no.status, no.headers.get('retry-after')]).toEqual([429, '60'])
})

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])(
  '405: %s explains how to call functions',
  async (method) => {
    for (const path of [`${FUNCTION_PATH}/isAdmin`, `/trivium/${REGION}/isAdmin`]) {
      const response = await fetch(stage.url + path, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
      if (method === 'HEAD') continue
      const { error } = (await response.json()) as { error: WireError }
      expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { reason: 'wrong-method' } })
      expect(error.message).toContain('POST')
      expect(error.message).toContain('{"data": …}')
    }
  },
)

test('500: a server fault is internal and reveals only a code to name it by', async () => {
  const player = await stage.guest()
  await stage.db.schema.alterTable('friend_matches').renameTo('mislaid').execute()
  const no = await refusal(clientOf(player)('createFriendMatch', { rated: false }))
  await stage.db.schema.alterTable('mislaid').renameTo('friend_matches').execute()
  expect(no).toMatchObject({ code: 'functions/internal', details: { reason: 'internal-error' } })
  expect(Object.keys(no.details)).toEqual(['code', 'reason'])
})

test('503: opening a match without questions is unavailable', async () => {
  const empty = await TestServer.open({ bank: [] })
  try {
    const player = await empty.guest()
    const app = initializeApp({ projectId: 'trivium', appId: 'trivium' }, 'empty')
    apps.push(app)
    addComponent(app, authOf(player.token))
    const practise = httpsCallableFromURL(getFunctions(app), `${empty.url}${FUNCTION_PATH}/practise`)
    expect(await refusal(practise({ strength: 'novice' }))).toMatchObject({
      code: 'functions/unavailable',
      details: { reason: 'no-questions' },
    })
  } finally {
    await empty.close()
  }
})

test('a body that is not JSON, or has no data, is answered in the protocol’s format', async () => {
  const { token } = await stage.guest()
  const post = (body: string, type = 'application/json') =>
    fetch(`${stage.url}${FUNCTION_PATH}/isAdmin`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
    })
  for (const response of [
    await post('{"data":'),
    await post('[]'),
    await post('null'),
    await post('{"data":{},"more":1}'),
    await post('{"data":{},"__proto__":{"role":"admin"}}'),
    await post('{"data":{}}', 'text/plain'),
  ]) {
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', details: { reason: 'bad-input' } },
    })
  }
})
