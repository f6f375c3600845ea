import { DAY } from '@trivium/rules/time'
import { type FakeClock, fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../../../audit-log/record.ts'
import type { OpenDatabase } from '../../../database/open.ts'
import { FOREVER } from '../../../users/ban-cache.ts'
import { claimName } from '../../../users/names.ts'
import { createGuest } from '../../../users/queries.ts'
import { type ModerationService, moderationService } from './service.ts'

let database: OpenDatabase
let clock: FakeClock
let service: ModerationService
let logged: Record<string, unknown>[]
let looked: string[]
let shown: string[]
const ADA: Actor = { uid: 'ada-uid' }
beforeEach(async () => {
  database = await freshDatabase()
  clock = fakeClock()
  logged = []
  looked = []
  shown = []
  for (const username of ['Ada', 'Bob', 'Cleo']) {
    const uid = `${username.toLowerCase()}-uid`
    await createGuest(database.db, uid, clock.now())
    await database.db.transaction().execute((tx) => claimName(tx, { uid, username, at: clock.now() }))
  }
  await database.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', 'ada-uid').execute()
  service = moderationService({
    db: database.db,
    clock,
    log: pino({}, { write: (line) => logged.push(JSON.parse(line)) }),
    bans: { reload: async (uid) => looked.push(uid) },
    shown: async (uid) => void shown.push(uid),
  })
})
afterEach(() => database.close())

const bob = () =>
  database.db
    .selectFrom('users')
    .select(['role', 'banned_until', 'ban_reason'])
    .where('uid', '=', 'bob-uid')
    .executeTakeFirstOrThrow()

const forInsults = (username: string, until: number | null = null) => ({
  username,
  reason: 'insults',
  until,
})

describe('a ban', () => {
  test('is written with its reason and end, enforced, and logged: who, what, whom, why', async () => {
    const until = clock.now() + 86_400_000
    expect(await service.ban(ADA, forInsults('bOB', until))).toMatchObject({ username: 'Bob' })
    expect(await bob()).toMatchObject({ banned_until: until, ban_reason: 'insults' })
    expect(looked).toEqual(['bob-uid'])
    expect(logged).toMatchObject([
      { by: 'ada-uid', act: 'ban-player', uid: 'bob-uid', reason: 'insults', after: { ban: { until } } },
    ])
  })

  test('without an end is permanent, and so is one that ends beyond any valid date', async () => {
    await service.ban(ADA, forInsults('Bob'))
    expect((await bob()).banned_until).toBe(FOREVER)
    await service.ban(ADA, forInsults('Bob', Number.MAX_SAFE_INTEGER))
    expect((await bob()).banned_until).toBe(FOREVER)
  })

  test('that ends in the past is refused', async () => {
    expect(await service.ban(ADA, forInsults('Bob', clock.now()))).toMatchObject({ refused: 'bad-input' })
    expect((await bob()).banned_until).toBeNull()
  })

  test('is lifted with a reason', async () => {
    await service.ban(ADA, forInsults('Bob'))
    await service.unban(ADA, 'Bob')
    expect(await bob()).toMatchObject({ banned_until: null, ban_reason: null })
    expect(looked).toEqual(['bob-uid', 'bob-uid'])
    expect(logged.map(({ act }) => act)).toEqual(['ban-player', 'lift-ban'])
  })
})

const admins = async () =>
  (await service.staff()).filter(({ role }) => role === 'admin').map(({ username }) => username)

test('a moderator bans players for a limited time, logged like an admin’s ban, and can do no more', async () => {
  await service.setRole(ADA, 'Bob', 'moderator')
  const BOB = { uid: 'bob-uid' }
  const week = clock.now() + 7 * DAY
  expect(await service.staff()).toEqual([
    { username: 'Ada', role: 'admin' },
    { username: 'Bob', role: 'moderator' },
  ])
  const no = { refused: 'not-allowed' }
  expect(await service.ban(BOB, { username: 'Ada', reason: 'a try', until: week })).toEqual(no)
  expect(await service.ban(BOB, { username: 'Cleo', reason: 'a try', until: null })).toEqual(no)
  expect(await service.ban(BOB, { username: 'Cleo', reason: 'a try', until: week, refund: true })).toEqual(no)
  expect(await service.setRole(BOB, 'Cleo', 'moderator')).toEqual(no)
  logged.length = 0
  expect(await service.ban(BOB, { username: 'Cleo', reason: 'insults', until: week })).toMatchObject({
    username: 'Cleo',
  })
  expect(await service.unban(BOB, 'Cleo')).toMatchObject({ username: 'Cleo' })
  expect(logged.map(({ by, act }) => [by, act])).toEqual([
    ['bob-uid', 'ban-player'],
    ['bob-uid', 'lift-ban'],
  ])
  await service.ban(ADA, { username: 'Cleo', reason: 'insults', until: null })
  expect(await service.unban(BOB, 'Cleo')).toEqual(no)
})

test('a role is given and removed; the player sees it at once', async () => {
  expect(await admins()).toEqual(['Ada'])
  await service.setRole('command line', 'Bob', 'admin')
  expect((await bob()).role).toBe('admin')
  expect(await admins()).toEqual(['Ada', 'Bob'])
  await service.setRole(ADA, 'Bob', 'player')
  expect((await bob()).role).toBe('player')
  expect(shown).toEqual(['bob-uid', 'bob-uid'])
  expect(logged).toMatchObject([
    { by: 'command line', act: 'set-role', username: 'Bob', after: { role: 'admin' } },
    { by: 'ada-uid', act: 'set-role', username: 'Bob', after: { role: 'player' } },
  ])
})

test('if two admins demote each other at once one remains, and a banned admin can do nothing', async () => {
  await service.setRole('command line', 'Bob', 'admin')
  const answers = await Promise.all([
    service.setRole(ADA, 'Bob', 'player'),
    service.setRole({ uid: 'bob-uid' }, 'Ada', 'player'),
  ])
  expect(answers.filter((answer) => 'refused' in answer)).toEqual([{ refused: 'not-allowed' }])
  const [left] = await admins()
  const [one, other] = left === 'Ada' ? ['ada-uid', 'Bob'] : ['bob-uid', 'Ada']
  await service.ban('command line', forInsults(left ?? '', clock.now() + 1_000))
  expect(await service.ban({ uid: one }, forInsults(other))).toEqual({ refused: 'not-allowed' })
  await clock.pass(1_000)
  expect(await service.ban({ uid: one }, forInsults(other))).toMatchObject({ username: other })
})

test('the audit log has who, what, whom, before, after and why of each action, and nothing else', async () => {
  const until = clock.now() + 86_400_000
  await service.ban(ADA, { ...forInsults('bob', until), refund: true })
  await service.unban(ADA, 'Bob', 'said sorry')
  await service.setRole('command line', 'Bob', 'admin', 'helps us')
  await service.setRole(ADA, 'Bob', 'admin')
  await service.unban(ADA, 'Bob')
  const entries = await database.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  const whom = { subject_kind: 'player', subject_id: 'bob-uid', subject_name: 'Bob', at: clock.now() }
  const ban = { until, reason: 'insults' }
  expect(entries).toMatchObject([
    {
      ...whom,
      actor_uid: 'ada-uid',
      actor_name: 'Ada',
      act: 'ban-player',
      before: { ban: null },
      after: { ban, refund: true },
      reason: 'insults',
    },
    {
      ...whom,
      actor_name: 'Ada',
      act: 'lift-ban',
      before: { ban },
      after: { ban: null },
      reason: 'said sorry',
    },
    {
      ...whom,
      actor_uid: null,
      actor_name: 'command line',
      act: 'set-role',
      before: { role: 'player' },
      after: { role: 'admin' },
      reason: 'helps us',
    },
  ])
})

describe.each([
  ['banning', (actor: Actor, name: string) => service.ban(actor, forInsults(name))],
  ['lifting a ban', (actor: Actor, name: string) => service.unban(actor, name)],
  ['changing a role', (actor: Actor, name: string) => service.setRole(actor, name, 'player')],
] as const)('%s', (_, act) => {
  test('on an unknown player is refused, and nothing is logged', async () => {
    expect(await act(ADA, 'nobody')).toEqual({ refused: 'unknown-player' })
    expect([looked, shown, logged]).toEqual([[], [], []])
  })

  test('on oneself is refused, except for the operator', async () => {
    expect(await act(ADA, 'ADA')).toEqual({ refused: 'own-role' })
    expect([looked, shown, logged]).toEqual([[], [], []])
    expect(await act('command line', 'Ada')).toMatchObject({ uid: 'ada-uid' })
  })
})
