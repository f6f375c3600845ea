import { emailOf, PASSWORD, register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterAll(() => stage.close())

const registering = (player: Player, form: Partial<{ username: string; email: string; password: string }>) =>
  player.http('register', {
    username: 'Nobody1',
    email: 'nobody@example.org',
    password: PASSWORD,
    ...form,
  })

const refusalOf = (answer: Awaited<ReturnType<typeof registering>>) =>
  'error' in answer ? answer.error.details : null

describe('a guest who registers', () => {
  test('keeps uid, rating and everything else except the name', async () => {
    const guest = await stage.guest()
    await stage.db
      .updateTable('users')
      .set({ elo: 1034, wins: 3, questions_correct: 27, rated_games: 4 })
      .where('uid', '=', guest.uid)
      .execute()
    const before = await stage.db
      .selectFrom('users')
      .selectAll()
      .where('uid', '=', guest.uid)
      .executeTakeFirstOrThrow()
    await registering(guest, { username: 'Ada', email: emailOf('Ada') })
    const after = await stage.db
      .selectFrom('users')
      .selectAll()
      .where('uid', '=', guest.uid)
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ ...before, username: 'Ada', is_anonymous: false })
    const doc = await guest.see<User>('user', ({ username }) => username === 'Ada')
    expect(doc).toMatchObject({ uid: guest.uid, isAnonymous: false, role: 'registered', elo: 1034 })
  })

  test('gets a new session: the old cookie and token are rejected, and its sockets close', async () => {
    const guest = await stage.guest()
    const planted = guest.cookie
    const oldToken = guest.token
    await registering(guest, { username: 'Bea', email: emailOf('Bea') })
    expect(guest.cookie).not.toBe(planted)
    expect((await signInGuest(stage.url, planted)).uid).not.toBe(guest.uid)
    await stage.clock.pass(1_000)
    expect((await guest.gone()).code).toBe(4010)
    const answer = await guest.http('readAccount', {}, { authorization: `Bearer ${oldToken}` })
    expect(refusalOf(answer as never)?.reason).toBe('not-signed-in')
    await guest.renew()
    expect(await guest.http('readAccount', {})).toMatchObject({ result: { email: emailOf('Bea') } })
  })

  test('cannot register again', async () => {
    const player = await register(await signInGuest(stage.url), 'Cleo')
    expect(
      refusalOf(await registering(player, { username: 'Cleo2', email: 'c2@example.org' })),
    ).toMatchObject({
      reason: 'already-registered',
    })
  })
})

test('a guest who has just been merged by logging in cannot register a second account', async () => {
  const owner = await register(await signInGuest(stage.url), 'Ivo')
  const guest = await signInGuest(stage.url)
  // The state after a login that overtakes a registration in progress.
  await stage.db.updateTable('users').set({ merged_into: owner.uid }).where('uid', '=', guest.uid).execute()
  const details = refusalOf(await registering(guest, { username: 'Jana', email: emailOf('Jana') }))
  expect(details).toMatchObject({ reason: 'already-registered' })
  const row = await stage.db.selectFrom('users').select('is_anonymous').where('uid', '=', guest.uid).execute()
  expect(row).toEqual([{ is_anonymous: true }])
})

describe('registration refuses', () => {
  test('the same name in another case, and suggests free names', async () => {
    await register(await signInGuest(stage.url), 'Dora')
    const details = refusalOf(await registering(await signInGuest(stage.url), { username: 'dORA' }))
    expect(details).toMatchObject({ reason: 'username-taken' })
    const suggestions = details?.suggestions as string[]
    expect(suggestions.length).toBeGreaterThan(0)
    const other = await signInGuest(stage.url)
    for (const username of suggestions)
      expect(await other.http('checkUsername', { username })).toMatchObject({ result: { isFree: true } })
  })

  test.each(['admin', 'f-u-c-k', 'Battle'])('the name %s', async (username) => {
    expect(refusalOf(await registering(await signInGuest(stage.url), { username }))).toMatchObject({
      reason: 'username-not-allowed',
    })
  })

  test('an email address that an account has confirmed, in any case', async () => {
    const emma = await register(await signInGuest(stage.url), 'Emma')
    await stage.db.updateTable('logins').set({ email_verified: true }).where('id', '=', emma.uid).execute()
    const details = refusalOf(
      await registering(await signInGuest(stage.url), { username: 'Emma2', email: 'EMMA@Example.org' }),
    )
    expect(details).toMatchObject({ reason: 'email-taken' })
  })

  test.each(['qwertyuiop', 'nobody1123', 'password123'])('the common password %s', async (password) => {
    expect(refusalOf(await registering(await signInGuest(stage.url), { password }))).toMatchObject({
      reason: 'password-too-common',
    })
  })

  test('a taken address without leaving a trace: the guest stays a guest, the name stays free', async () => {
    const guest = await signInGuest(stage.url)
    const finn = await register(await signInGuest(stage.url), 'Finn')
    await stage.db.updateTable('logins').set({ email_verified: true }).where('id', '=', finn.uid).execute()
    await registering(guest, { username: 'Finn2', email: emailOf('Finn') })
    const row = await stage.db.selectFrom('users').selectAll().where('uid', '=', guest.uid).executeTakeFirst()
    expect(row).toMatchObject({ username: 'Guest', is_anonymous: true })
    expect(await guest.http('checkUsername', { username: 'Finn2' })).toMatchObject({
      result: { isFree: true },
    })
  })
})

test('if two players want one name at once, one gets it', async () => {
  const both = await Promise.all([signInGuest(stage.url), signInGuest(stage.url)])
  const answers = await Promise.all(
    both.map((player, at) =>
      registering(player, { username: at ? 'GRETA' : 'greta', email: `g${at}@example.org` }),
    ),
  )
  const reasons = answers.map((answer) => refusalOf(answer)?.reason ?? 'registered').toSorted()
  expect(reasons).toEqual(['registered', 'username-taken'])
})
