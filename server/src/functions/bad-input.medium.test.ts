import { register } from '@trivium/testkit/account'
import { joinMatch, pairPlayers } from '@trivium/testkit/duel'
import { brokenInputs } from '@trivium/testkit/fuzz/broken-inputs'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { HTTP_FUNCTIONS, LARGE_BODIES } from '@trivium/wire/cookie-functions'
import { HEARTBEAT, MAX_BODY_BYTES } from '@trivium/wire/limits'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { FUNCTION_PATH } from '@trivium/wire/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROWS } from './access.test-kit.ts'
import { allRows } from './all-rows.test-kit.ts'
import { REFUSED, REFUSED_FIELDS } from './bad-input-rows.test-kit.ts'
import { Limits } from './limits.ts'

let stage: TestServer
/** A match of two with the first question open, and an admin, who may call everything and is in no match. */
let anna: Player
let eve: Player
let matchId: string
let expired: string
beforeAll(async () => {
  let later = 0
  // Every limit's window has passed at each call: only inputs are tested here.
  const clock = { now: () => (later += 86_400_000), after: () => () => {} }
  stage = await TestServer.open({ limits: new Limits(clock) })
  expired = (await signInGuest(stage.url)).token
  await stage.pass(15 * 60_000 + 1_000)
  const ben = await stage.guest()
  anna = await stage.guest()
  eve = await stage.seat(await register(await signInGuest(stage.url), 'Eve'))
  await stage.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', eve.uid).execute()
  matchId = await pairPlayers(stage, anna, ben)
  await joinMatch(stage, anna, ben, matchId)
})
afterAll(() => stage.close())

/** Fewer than a connection may send in one heartbeat. */
const FEW_MESSAGES = 50

const NAMES = Object.keys(FUNCTIONS) as FunctionName[]

/** A valid input about this match. */
const goodFor = (name: FunctionName, id: string) =>
  ROWS[name].input({
    ...{ matchId: id, quizId: id, doomed: id, flagsId: id },
    ...{ key: 'ABCDEF', session: 'zzzzzzzzzzzzzzzz', target: 'Somebody' },
  }) as Readonly<Record<string, unknown>>

const put = (input: Readonly<Record<string, unknown>>, path: string, value: unknown): object => {
  const [name = '', ...rest] = path.split('.')
  const field = rest.length === 0 ? value : put(input[name] as typeof input, rest.join('.'), value)
  return { ...input, [name]: field }
}

/** Everything that this function must refuse. */
const badFor = (name: FunctionName): unknown[] => {
  const good = goodFor(name, 'zzzzzzzzzzzz')
  const ofFields = Object.entries(REFUSED_FIELDS).filter(([field]) => Object.hasOwn(good, field))
  const paths = { ...Object.fromEntries(ofFields), ...REFUSED[name] }
  return [
    // In the protocol null means an input without fields.
    ...brokenInputs(FUNCTIONS[name].input, good).filter((input) => input !== null),
    ...Object.entries(paths).flatMap(([path, values]) => values.map((value) => put(good, path, value))),
  ]
}

const post = async (name: string, data: unknown, token: string | null) => {
  const response = await fetch(`${stage.url}${FUNCTION_PATH}/${name}`, {
    method: 'POST',
    body: JSON.stringify({ data }),
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  })
  const { error } = (await response.json()) as { error?: { details: { reason: string } } }
  return { status: response.status, reason: error?.details.reason }
}
const refusal = async (player: Player, name: string, data: unknown) => {
  const overHttp = HTTP_FUNCTIONS.includes(name)
  const answer = await (overHttp
    ? player.http(name as FunctionName, data as never)
    : player.callRaw(name, data))
  return 'error' in answer ? answer.error.details.reason : 'accepted'
}

describe.each(NAMES)('%s', (name) => {
  test('refuses every invalid input and changes nothing', async () => {
    // A token expires before the inputs of all functions are sent.
    await eve.renew()
    const inputs = badFor(name)
    for (let from = 0; from < inputs.length; from += FEW_MESSAGES) {
      // A connection that sends more messages in one heartbeat is closed.
      await stage.pass(HEARTBEAT)
      const before = await allRows(stage.db)
      for (const data of inputs.slice(from, from + FEW_MESSAGES))
        expect([data, await refusal(eve, name, data)]).toEqual([data, 'bad-input'])
      expect(await allRows(stage.db)).toEqual(before)
    }
  })

  test('refuses callers who are not signed in, and changes nothing', async () => {
    const before = await allRows(stage.db)
    const good = goodFor(name, matchId)
    const [head, body, signature] = anna.token.split('.') as [string, string, string]
    const other = Buffer.from(JSON.stringify({ sub: anna.uid, aud: 'trivium', exp: 9e9 })).toString(
      'base64url',
    )
    for (const token of [
      // `fetch` trims the empty value, so no token is sent.
      ...(FUNCTIONS[name].access === 'anyone' ? [] : [null, '']),
      'nonsense',
      expired,
      `${head}.${other}.${signature}`,
      `${head}.${body}.`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${other}.`,
    ])
      expect(await post(name, good, token)).toEqual({ status: 401, reason: 'not-signed-in' })
    expect(await allRows(stage.db)).toEqual(before)
  })

  test('refuses a body that is too large and changes nothing', async () => {
    const before = await allRows(stage.db)
    const data = { ...goodFor(name, matchId), more: 'x'.repeat(LARGE_BODIES[name] ?? MAX_BODY_BYTES) }
    expect(await post(name, data, eve.token)).toEqual({ status: 400, reason: 'body-too-large' })
    expect(await allRows(stage.db)).toEqual(before)
  })
})

const OF_MATCHES = NAMES.filter((name) => 'matchId' in goodFor(name, ''))

test.each(OF_MATCHES)(
  '%s refuses a forged match and other players’ matches, and changes nothing',
  async (name) => {
    const before = await allRows(stage.db)
    expect(await refusal(anna, name, goodFor(name, 'zzzzzzzzzzzz'))).toBe('unknown-match')
    expect(await refusal(eve, name, goodFor(name, 'zzzzzzzzzzzz'))).toBe('unknown-match')
    expect(await refusal(eve, name, goodFor(name, matchId))).toBe('not-your-match')
    expect(await allRows(stage.db)).toEqual(before)
  },
)

test.each(['', 'joinQueues', 'constructor', '__proto__', 'toString', 'x'.repeat(64)])(
  'the function %j is unknown over both transports',
  async (name) => {
    expect(await refusal(eve, name, {})).toBe('unknown-function')
    if (name !== '')
      expect(await post(name, {}, eve.token)).toEqual({ status: 404, reason: 'unknown-function' })
  },
)
