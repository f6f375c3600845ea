import { PASSWORD, register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { HTTP_FUNCTIONS } from '@trivium/wire/cookie-functions'
import type { Refusal } from '@trivium/wire/refusals'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { FUNCTION_PATH } from '@trivium/wire/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Clock } from '../clock.ts'
import { ROWS } from './access.test-kit.ts'
import type { SampleIds } from './access-row.test-kit.ts'
import { allRows } from './all-rows.test-kit.ts'
import { Limits } from './limits.ts'

const ROLES = ['guest', 'registered', 'other', 'moderator', 'admin', 'banned'] as const
type Role = (typeof ROLES)[number]
type Who = Role | 'nobody'

const NAMES = Object.keys(FUNCTIONS) as FunctionName[]

/** Players' names. A number is appended to make each one unique and not reserved. */
const CALLED: Readonly<Record<Role, string>> = {
  guest: '',
  registered: 'ada',
  other: 'ben',
  moderator: 'mona',
  admin: 'cleo',
  banned: 'dora',
}

let stage: TestServer
let ids: SampleIds
/** Limits are tested elsewhere: here an hour passes between any two calls. */
let hours = 0
const HURRIED: Clock = { now: () => 3_600_000 * hours++, after: () => () => {} }
const players = new Map<Role, Player>()
let names = 0

const playerOf = (who: Role): Player => {
  const player = players.get(who)
  if (player === undefined) throw new Error(`there is no ${who}`)
  return player
}

const newPlayer = async (who: Role): Promise<Player> => {
  players.get(who)?.leave()
  const player = await signInGuest(stage.url)
  const username = `${CALLED[who]}-${names++}`
  if (who !== 'guest') await register(player, username)
  if (who === 'admin' || who === 'moderator')
    await stage.app.moderation.setRole('command line', username, who)
  await player.connect()
  if (who === 'banned') {
    await stage.app.moderation.ban('command line', { username, reason: 'insults', until: null })
    await player.gone()
  }
  players.set(who, player)
  return player
}

/** Opens a second session of a player, as in another browser, and returns its id. */
const otherSession = async (username: string, uid: string): Promise<string> => {
  const browser = await signInGuest(stage.url)
  const answer = await browser.http('logIn', { name: username, password: PASSWORD })
  if ('error' in answer) throw new Error(answer.error.details.reason)
  await browser.renew()
  const { sessions } = await browser.http('readSessions', {}).then((read) => {
    if ('error' in read) throw new Error(read.error.details.reason)
    return read.result
  })
  const mine = sessions.find(({ isThis }) => isThis)
  if (mine === undefined || browser.uid !== uid) throw new Error('no second session')
  return mine.id
}

const prepare = async (): Promise<void> => {
  for (const who of ROLES) await newPlayer(who)
  const target = await register(await signInGuest(stage.url), 'emil')
  target.leave()
  const registered = playerOf('registered')
  const { username } = await stage.db
    .selectFrom('usernames')
    .select('username')
    .where('uid', '=', registered.uid)
    .executeTakeFirstOrThrow()
  const { key } = await registered.do('createFriendMatch', { rated: false })
  const { matchId } = await registered.do('practise', { strength: 'novice' })
  const { quizId } = await registered.do('createQuiz', { title: 'Rivers' })
  const { quizId: doomed } = await registered.do('createQuiz', { title: 'Streams' })
  const { gameId: flagsId } = await registered.do('openFlags', {
    region: 'oceania',
    answers: 'typed',
    hard: false,
    restart: false,
  })
  const session = await otherSession(username, registered.uid)
  ids = { matchId, key, quizId, doomed, flagsId, session, target: 'emil' }
}

beforeAll(async () => {
  stage = await TestServer.open({ limits: new Limits(HURRIED) })
  await prepare()
}, 60_000)
afterAll(() => {
  for (const player of players.values()) player.leave()
  return stage.close()
})

const reasonIn = (answer: unknown): string | null => {
  const { error } = answer as { error?: { details: { reason: string } } }
  return error?.details.reason ?? null
}

/** The name of the refusal; null if the call succeeded. */
const overHttp = async (who: Who, name: FunctionName): Promise<string | null> => {
  const data = ROWS[name].input(ids) as never
  if (who !== 'nobody') return reasonIn(await playerOf(who).http(name, data))
  const response = await fetch(`${stage.url}${FUNCTION_PATH}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  })
  return reasonIn(await response.json())
}
const overSocket = async (who: Role, name: FunctionName): Promise<string | null> =>
  reasonIn(await playerOf(who).callRaw(name, ROWS[name].input(ids)))

/** The refusal that this access demands for a caller; null for a caller who is allowed. */
const keptOut = (name: FunctionName, who: Who): Refusal | null => {
  const { access } = FUNCTIONS[name]
  if (access === 'anyone') return null
  if (who === 'nobody') return 'not-signed-in'
  if (who === 'banned') return 'banned'
  if (access === 'player' || who === 'admin') return null
  if (who === 'moderator') return access === 'admin' ? 'not-allowed' : null
  return access === 'admin' || access === 'moderator' || who === 'guest' ? 'not-allowed' : null
}

test('every function of the registry has its row', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(NAMES.toSorted())
})

describe.each(NAMES)('%s', (name) => {
  const row = ROWS[name]
  const everybody: readonly Who[] = ['nobody', ...ROLES]
  const transports = (who: Who) => (who === 'nobody' || who === 'banned' ? ['http'] : ['http', 'socket'])
  const isHttpOnly = HTTP_FUNCTIONS.includes(name)
  const call = (who: Who, transport: string) =>
    transport === 'http' ? overHttp(who, name) : overSocket(who as Role, name)

  test(`refuses callers without access (${FUNCTIONS[name].access}), and nothing changes`, async () => {
    await newPlayer('guest')
    const before = await allRows(stage.db)
    for (const who of everybody) {
      const kept = keptOut(name, who)
      const told = kept === null && who === 'other' ? row.other : (kept ?? undefined)
      for (const transport of transports(who)) {
        const misplaced = transport === 'socket' && isHttpOnly
        const expected = misplaced ? 'http-only' : told
        if (expected === undefined) continue
        expect([who, transport, await call(who, transport)]).toEqual([who, transport, expected])
      }
    }
    expect(await allRows(stage.db)).toEqual(before)
  })

  test(`accepts callers with access (${FUNCTIONS[name].access})`, async () => {
    for (const who of everybody.filter((one) => keptOut(name, one) === null)) {
      for (const transport of isHttpOnly ? ['http'] : transports(who)) {
        const told = await call(who, transport)
        expect(['not-signed-in', 'not-allowed', 'banned', 'http-only', 'internal-error']).not.toContain(told)
      }
      if (row.ends && who !== 'nobody') await newPlayer(who)
    }
  })
})

test('the role is read at every call: a revoked admin is refused from the next call on', async () => {
  const admin = await newPlayer('admin')
  const about = { username: ids.target, role: 'player' } as const
  expect(reasonIn(await admin.call('setRole', about))).toBeNull()
  await stage.db.updateTable('users').set({ role: 'player' }).where('uid', '=', admin.uid).execute()
  expect(reasonIn(await admin.call('setRole', about))).toBe('not-allowed')
  expect(reasonIn(await admin.http('setRole', about))).toBe('not-allowed')
})
