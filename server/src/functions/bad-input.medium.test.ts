import { begin, meet } from '@trivium/testkit/duel'
import { enter, type Player } from '@trivium/testkit/player'
import { Stage } from '@trivium/testkit/stage'
import { MAX_BODY_BYTES } from '@trivium/wire/limits'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { FUNCTION_PATH } from '@trivium/wire/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let stage: Stage
/** In a match of two with the first question open; and a guest who is in none. */
let anna: Player
let eve: Player
let matchId: string
let expired: string
beforeAll(async () => {
  stage = await Stage.open()
  expired = (await enter(stage.url)).token
  await stage.pass(15 * 60_000 + 1_000)
  const ben = await stage.guest()
  anna = await stage.guest()
  eve = await stage.guest()
  matchId = await meet(stage, anna, ben)
  await begin(stage, anna, ben, matchId)
})
afterAll(() => stage.close())

interface Row {
  /** An input that is as it should be; `id` is a match's. */
  readonly good: (id: string) => unknown
  /** Inputs of which every one is refused as bad input. */
  readonly bad: readonly unknown[]
  /** It is about one match, in which the caller must have a seat. */
  readonly ofMatch?: true
  /** It takes anything: what is sent is not looked at. */
  readonly anything?: true
}

const NO_OBJECTS = [[], 'text', 7, true]
const NO_IDS = ['', 'x', 'zzzzzzzzzzz', 'zzzzzzzzzzzzz', '0OIl00000000', 'zzzzzzzzzzz/', 12, null, {}, ['x']]
const nothing: Row = { good: () => ({}), bad: [{ more: 1 }] }
const oneMatch: Row = {
  ofMatch: true,
  good: (id) => ({ matchId: id }),
  bad: [{}, { matchId: 'zzzzzzzzzzzz', seat: 1 }, ...NO_IDS.map((id) => ({ matchId: id }))],
}
const key: Row = {
  good: () => ({ key: 'ABCDEF' }),
  bad: [{}, { key: 7 }, { key: '' }, { key: 'ABCDE' }, { key: 'A'.repeat(13) }, { key: 'ABCDEF', uid: 'x' }],
}
const answering = (change: Record<string, unknown>) => ({
  matchId: 'zzzzzzzzzzzz',
  index: 0,
  choice: 0,
  ...change,
})
const claiming = (change: Record<string, unknown>) => ({
  matchId: 'zzzzzzzzzzzz',
  questionIndex: 0,
  isCorrect: true,
  ...change,
})
const NO_INDEXES = [-1, 10, 0.5, '0', null, Number.MAX_SAFE_INTEGER]

/** A function without a row here does not compile, and the first test fails. */
const ROWS: Readonly<Record<FunctionName, Row>> = {
  isAdmin: { good: () => ({}), bad: [], anything: true },
  joinQueue: nothing,
  leaveQueue: nothing,
  practise: {
    good: () => ({ strength: 'novice' }),
    bad: [{}, { strength: 'god' }, { strength: 7 }, { strength: 'novice', rated: true }],
  },
  createFriendMatch: {
    good: () => ({ rated: false }),
    bad: [{}, { rated: 'yes' }, { rated: null }, { rated: false, key: 'ABCDEF' }],
  },
  readFriendMatch: key,
  joinFriendMatch: key,
  cancelFriendMatch: key,
  joinMatch: oneMatch,
  markNavigated: oneMatch,
  updatePlayerScore: {
    ofMatch: true,
    good: (id) => claiming({ matchId: id, isCorrect: false }),
    bad: [
      ...NO_IDS.map((id) => claiming({ matchId: id })),
      ...NO_INDEXES.map((questionIndex) => claiming({ questionIndex })),
      ...['true', 1, null].map((isCorrect) => claiming({ isCorrect })),
      claiming({ score: 10 }),
    ],
  },
  answer: {
    ofMatch: true,
    good: (id) => answering({ matchId: id }),
    bad: [
      ...NO_IDS.map((id) => answering({ matchId: id })),
      ...NO_INDEXES.map((index) => answering({ index })),
      ...[-1, 4, 1.5, '1', null].map((choice) => answering({ choice })),
      answering({ seat: 1 }),
      answering({ at: 0 }),
    ],
  },
  resign: oneMatch,
  offerRematch: oneMatch,
  declineRematch: oneMatch,
  readReview: oneMatch,
  readRecentMatches: nothing,
}
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
  const answer = await player.callRaw(name, data)
  return 'error' in answer ? answer.error.details.reason : 'accepted'
}

test('every function of the registry has its row', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(NAMES.toSorted())
})

describe.each(NAMES)('%s', (name) => {
  const row = ROWS[name]

  test('refuses every input that is not as it should be, and changes nothing', async () => {
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
      null,
      '',
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
    const data = { ...(row.good(matchId) as object), more: 'x'.repeat(MAX_BODY_BYTES) }
    expect(await post(name, data, null)).toEqual({ status: 400, reason: 'body-too-large' })
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
