import { register } from '@trivium/testkit/account'
import { begin, meet } from '@trivium/testkit/duel'
import { enter, type Player } from '@trivium/testkit/player'
import { Stage } from '@trivium/testkit/stage'
import { HTTP_FUNCTIONS, LARGE_BODIES } from '@trivium/wire/cookie-functions'
import { HEARTBEAT, MAX_BODY_BYTES } from '@trivium/wire/limits'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { FUNCTION_PATH } from '@trivium/wire/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_OBJECTS } from './bad-input-parts.test-kit.ts'
import { ROWS } from './bad-input-rows.test-kit.ts'
import { Limits } from './limits.ts'

let stage: Stage
/** In a match of two with the first question open; and an admin, who may call everything and is in none. */
let anna: Player
let eve: Player
let matchId: string
let expired: string
beforeAll(async () => {
  let later = 0
  // No window of any limit lasts: this is about inputs alone.
  const clock = { now: () => (later += 86_400_000), after: () => () => {} }
  stage = await Stage.open({ limits: new Limits(clock) })
  expired = (await enter(stage.url)).token
  await stage.pass(15 * 60_000 + 1_000)
  const ben = await stage.guest()
  anna = await stage.guest()
  eve = await stage.seat(await register(await enter(stage.url), 'Eve'))
  await stage.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', eve.uid).execute()
  matchId = await meet(stage, anna, ben)
  await begin(stage, anna, ben, matchId)
})
afterAll(() => stage.close())

const NAMES = Object.keys(FUNCTIONS) as FunctionName[]

const TABLES = [
  'users',
  'games',
  'game_seats',
  'active_seats',
  'game_events',
  'queue',
  'friend_matches',
  'fair_play_notes',
  'usernames',
  'logins',
  'credentials',
  'verifications',
  'email_confirmations',
  'sessions',
  'login_tries',
  'known_devices',
  'daily_plays',
  'custom_links',
  'question_reports',
  'quizzes',
  'place_scores',
  'place_reports',
  'messages',
  'message_replies',
  'audit_log',
  'fair_play_cases',
  'fair_play_evidence',
] as const

/** All that a refused call could have changed. */
const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async (table) => [
        table,
        (await stage.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).toSorted(),
      ]),
    ),
  )

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

test('every function of the registry has its row', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(NAMES.toSorted())
})

describe.each(NAMES)('%s', (name) => {
  const row = ROWS[name]

  test('refuses every input that is not as it should be, and changes nothing', async () => {
    // One heartbeat carries only so many messages, and a token does not live as long as all of them together.
    await stage.pass(HEARTBEAT)
    await eve.renew()
    const before = await everything()
    for (const data of row.anything ? [] : [...NO_OBJECTS, ...row.bad]) {
      expect([data, await refusal(eve, name, data)]).toEqual([data, 'bad-input'])
    }
    expect(await everything()).toEqual(before)
  })

  test('refuses whoever is not signed in, and changes nothing', async () => {
    const before = await everything()
    const good = row.good(matchId)
    const [head, body, signature] = anna.token.split('.') as [string, string, string]
    const other = Buffer.from(JSON.stringify({ sub: anna.uid, aud: 'trivium', exp: 9e9 })).toString(
      'base64url',
    )
    for (const token of [
      // Fetch trims what is empty: no token at all.
      ...(row.open ? [] : [null, '']),
      'nonsense',
      expired,
      `${head}.${other}.${signature}`,
      `${head}.${body}.`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${other}.`,
    ])
      expect(await post(name, good, token)).toEqual({ status: 401, reason: 'not-signed-in' })
    expect(await everything()).toEqual(before)
  })

  test('refuses a body that is too large, and changes nothing', async () => {
    const before = await everything()
    const data = { ...(row.good(matchId) as object), more: 'x'.repeat(LARGE_BODIES[name] ?? MAX_BODY_BYTES) }
    expect(await post(name, data, eve.token)).toEqual({ status: 400, reason: 'body-too-large' })
    expect(await everything()).toEqual(before)
  })
})

const OF_MATCHES = NAMES.filter((name) => ROWS[name].ofMatch)

test.each(OF_MATCHES)(
  '%s refuses a forged match and a match of others, and changes nothing',
  async (name) => {
    const row = ROWS[name]
    const before = await everything()
    expect(await refusal(anna, name, row.good('zzzzzzzzzzzz'))).toBe('unknown-match')
    expect(await refusal(eve, name, row.good('zzzzzzzzzzzz'))).toBe('unknown-match')
    expect(await refusal(eve, name, row.good(matchId))).toBe('not-your-match')
    expect(await everything()).toEqual(before)
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
