import { DAY } from '@trivium/rules/time'
import { emailOf, PASSWORD, register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import type { User } from '@trivium/wire/documents/user'
import type { InputOf } from '@trivium/wire/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let stage: TestServer
let admin: Player
let bad: Player
beforeAll(async () => {
  stage = await TestServer.open()
  admin = await stage.seat(await register(await signInGuest(stage.url), 'Rosa'))
  await stage.app.moderation.setRole('command line', 'Rosa', 'admin')
  await stage.pass(1_000)
  bad = await stage.seat(await register(await signInGuest(stage.url), 'Barley'))
  for (const name of ['Badger', 'bar-stool', 'Zoe']) {
    await stage.pass(1_000)
    await register(await signInGuest(stage.url), name)
  }
}, 60_000)
afterAll(() => stage.close())

const find = (by: InputOf<'findPlayers'>['by'], after: string | null = null) =>
  admin.do('findPlayers', { by, after })
const namesOf = async (by: InputOf<'findPlayers'>['by']) =>
  (await find(by)).players.map(({ username, formerly }) =>
    formerly === null ? username : `${username}, ${formerly}`,
  )
const undoLast = async () => {
  const { entries } = await admin.do('readAuditLog', { before: null, act: null, actor: null, subject: null })
  return admin.call('undoAct', { entryId: entries[0]?.id ?? 0, reason: 'a slip' })
}
const file = (username: string) => admin.do('readPlayerFile', { username })

describe('players are found', () => {
  test('by the start of their name, in any case, in alphabetical order', async () => {
    expect(await namesOf({ kind: 'name', prefix: 'BA' })).toEqual(['Badger', 'bar-stool', 'Barley'])
    expect(await namesOf({ kind: 'name', prefix: 'barl' })).toEqual(['Barley'])
    expect(await namesOf({ kind: 'name', prefix: 'adg' })).toEqual([])
  })

  test('by full address, role or ban, the newest first', async () => {
    expect(await namesOf({ kind: 'email', email: emailOf('Zoe') })).toEqual(['Zoe'])
    expect(await namesOf({ kind: 'email', email: 'zoe@example.com' })).toEqual([])
    expect(await namesOf({ kind: 'staff' })).toEqual(['Rosa'])
    expect(await namesOf({ kind: 'newest' })).toEqual(['Zoe', 'bar-stool', 'Badger', 'Barley', 'Rosa'])
    const ban = (username: string, until: number | null) =>
      admin.do('banPlayer', { username, reason: 'insults', until })
    await ban('Zoe', null)
    await ban('Badger', stage.clock.now() + DAY)
    expect(await namesOf({ kind: 'banned' })).toEqual(['Badger', 'Zoe'])
    expect((await find({ kind: 'banned' })).players[1]?.ban).toEqual({ until: null, reason: 'insults' })
    for (const username of ['Zoe', 'Badger']) await admin.do('unbanPlayer', { username, reason: 'enough' })
  })

  test('page by page, each once, in every order', async () => {
    const uids = Array.from({ length: 110 }, (_, i) => `u${i}`)
    const at = stage.clock.now()
    const one = (uid: string) => ({ uid, username: `many-${uid}`, is_anonymous: false })
    await stage.db
      .insertInto('users')
      .values(
        uids.map((uid, i) => ({
          ...one(uid),
          created_at: at - DAY - (i % 5),
          banned_until: at + DAY + (i % 3),
        })),
      )
      .execute()
    await stage.db
      .insertInto('usernames')
      .values(uids.map((uid) => ({ uid, name_key: `many-${uid}`, username: `many-${uid}` })))
      .execute()
    for (const by of [{ kind: 'name', prefix: 'many' }, { kind: 'banned' }, { kind: 'newest' }] as const) {
      const seen: string[] = []
      for (let after: string | null = null, first = true; first || after !== null; first = false) {
        const page = await find(by, after)
        seen.push(...page.players.map(({ uid }) => uid))
        after = page.next
      }
      expect(seen.filter((uid) => uids.includes(uid))).toHaveLength(110)
      expect(new Set(seen).size).toBe(seen.length)
    }
    await stage.db.deleteFrom('users').where('uid', 'in', uids).execute()
  })
})

test('a player’s file has what an admin needs, and no secret', async () => {
  await stage.db
    .insertInto('fair_play_notes')
    .values({
      id: 'n',
      uid: bad.uid,
      game_id: 'g',
      at: 5,
      kind: 'late-answer',
      detail: '{"times": 4}' as never,
    })
    .execute()
  const text = JSON.stringify(await file('barley'))
  expect(JSON.parse(text)).toMatchObject({
    ...{
      uid: bad.uid,
      username: 'Barley',
      email: emailOf('Barley'),
      role: 'player',
      ban: null,
      fairPlay: null,
    },
    ...{ elo: 1_000, ratedGames: 0, wins: 0, formerNames: [], reports: [], reportsInAll: 0, knownDevices: 1 },
    notes: [{ kind: 'late-answer', gameId: 'g', times: 4, at: 5 }],
  })
  expect(JSON.parse(text).sessions).toHaveLength(1)
  expect(text).not.toMatch(/token|password|hash|address/i)
  expect(await admin.call('readPlayerFile', { username: 'nobody-here' })).toMatchObject({
    error: { details: { reason: 'unknown-player' } },
  })
})

describe('a name that is reset', () => {
  test('is replaced by a neutral one at once; the player is notified, cannot reclaim it, and may choose another', async () => {
    const { username } = await admin.do('resetUsername', { username: 'Barley', reason: 'a slur' })
    expect(username).toMatch(/^Player-\d{6}$/)
    const user = await bad.see<User>('user', (doc) => doc.username === username)
    expect(user.notices).toMatchObject([{ kind: 'name-reset', username, reason: 'a slur' }])
    expect(await namesOf({ kind: 'name', prefix: 'barley' })).toEqual([])
    const change = (name: string) => bad.http('changeUsername', { username: name })
    expect(await change('BARLEY')).toMatchObject({ error: { details: { reason: 'username-taken' } } })
    expect(await bad.http('logIn', { name: username, password: PASSWORD })).toMatchObject({
      error: { details: { reason: 'already-logged-in' } },
    })
    expect(await change('Wheat')).toEqual({ result: { username: 'Wheat' } })
    expect(await undoLast()).toMatchObject({ error: { details: { reason: 'changed-since' } } })
    expect(await namesOf({ kind: 'name', prefix: 'player-' })).toEqual([`Wheat, ${username}`])
  })

  test('is restored if the reset was wrong', async () => {
    await admin.do('resetUsername', { username: 'Badger', reason: 'took it for another word' })
    expect(await namesOf({ kind: 'name', prefix: 'badger' })).toEqual([])
    expect(await undoLast()).toHaveProperty('result')
    expect(await namesOf({ kind: 'name', prefix: 'badger' })).toEqual(['Badger'])
    expect((await file('Badger')).usernameChangedAt).toBeNull()
    const rows = await stage.db
      .selectFrom('users')
      .select('notices')
      .where('username', '=', 'Badger')
      .execute()
    expect(rows).toEqual([{ notices: [] }])
    expect(await undoLast()).toMatchObject({ error: { details: { reason: 'not-undoable' } } })
    const { entries } = await admin.do('readAuditLog', {
      ...{ before: null, act: 'reset-username', actor: null },
      subject: { kind: 'player', id: 'Badger' },
    })
    expect(entries).toMatchObject([
      { undoes: expect.any(Number), after: { username: 'Badger' } },
      { before: { username: 'Badger' }, reason: 'took it for another word' },
    ])
  })
})

test('ending all sessions of a player disconnects every browser, and the log says how many', async () => {
  const name = 'Wheat'
  expect(await admin.do('endPlayerSessions', { username: name, reason: 'was hacked' })).toEqual({ ended: 1 })
  await stage.pass(1_000)
  await until(() => bad.closed !== null, 'the page is let go')
  expect(await bad.http('isAdmin', {})).toMatchObject({ error: { details: { reason: 'not-signed-in' } } })
  expect(await admin.do('endPlayerSessions', { username: name, reason: 'once more' })).toEqual({ ended: 0 })
  const { entries } = await admin.do('readAuditLog', {
    ...{ before: null, act: 'end-sessions', actor: null, subject: null },
  })
  expect(entries).toMatchObject([{ before: { sessions: 1 }, after: { sessions: 0 }, undoable: false }])
})

test.each(['resetUsername', 'endPlayerSessions'] as const)(
  '%s cannot be applied to oneself',
  async (name) => {
    expect(await admin.call(name, { username: 'rosa', reason: 'by mistake' })).toMatchObject({
      error: { details: { reason: 'own-role' } },
    })
  },
)

describe('a moderator', () => {
  const moderator = async (name: string) => {
    const player = await stage.seat(await register(await signInGuest(stage.url), name))
    await stage.app.moderation.setRole('command line', name, 'moderator')
    return player
  }

  test('finds players by name, and sees no addresses, browsers or suspicions', async () => {
    const mona = await moderator('Mona')
    const by = { kind: 'email', email: emailOf('Zoe') } as const
    expect(await mona.call('findPlayers', { by, after: null })).toMatchObject({
      error: { details: { reason: 'not-allowed' } },
    })
    const response = await mona.do('readPlayerFile', { username: 'Rosa' })
    expect(response).toMatchObject({
      role: 'admin',
      email: null,
      sessions: [],
      knownDevices: 0,
      notes: [],
      fairPlay: null,
    })
    expect((await file('Rosa')).sessions).not.toEqual([])
  })

  test('resets the names of players only', async () => {
    const milo = await moderator('Milo')
    await register(await signInGuest(stage.url), 'Rude1')
    expect(await milo.call('resetUsername', { username: 'Rosa', reason: 'a try' })).toMatchObject({
      error: { details: { reason: 'not-allowed' } },
    })
    const { username } = await milo.do('resetUsername', { username: 'Rude1', reason: 'a slur' })
    expect(username).not.toBe('Rude1')
    const { entries } = await admin.do('readAuditLog', {
      before: null,
      act: 'reset-username',
      actor: 'Milo',
      subject: null,
    })
    expect(entries).toMatchObject([{ actor: 'Milo', reason: 'a slur' }])
  })
})

test('a password reset link is shown once, works like a mailed one, and is not in the log', async () => {
  await register(await signInGuest(stage.url), 'Nomail')
  const { link, expiresAt } = await admin.do('createResetLink', {
    username: 'Nomail',
    reason: 'no mail here',
  })
  expect(expiresAt - stage.clock.now()).toBe(3_600_000)
  const token = /^http:\/\/localhost:\d+\/reset-password#token=([\w-]+)$/.exec(link)?.[1] ?? ''
  const { entries } = await admin.do('readAuditLog', {
    before: null,
    act: 'create-reset-link',
    actor: null,
    subject: null,
  })
  expect(entries).toMatchObject([
    { actor: 'Rosa', reason: 'no mail here', subject: { name: 'Nomail' }, undoable: false },
  ])
  expect(JSON.stringify(entries)).not.toContain(token)
  const browser = await signInGuest(stage.url)
  const form = { token, password: 'nine grey kettles' }
  expect(await browser.http('resetPassword', form)).toEqual({ result: { username: 'Nomail' } })
  expect(await browser.http('resetPassword', form)).toMatchObject({
    error: { details: { reason: 'reset-link-used' } },
  })
  await stage.app.moderation.setRole('command line', 'Nomail', 'admin')
  for (const [username, reason] of [
    ['Nomail', 'not-allowed'],
    ['Rosa', 'own-role'],
  ] as const)
    expect(await admin.call('createResetLink', { username, reason: 'a try' })).toMatchObject({
      error: { details: { reason } },
    })
})
