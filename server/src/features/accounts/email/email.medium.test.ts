import { DAY } from '@trivium/rules/time'
import { emailOf, PASSWORD } from '@trivium/testkit/account'
import { type FakeMailServer, startFakeMailServer } from '@trivium/testkit/fake-mail-server'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smtpMailer } from '../../../mail/smtp-mailer.ts'

const CONFIRM = /Is this your address/
const RESET = /new password/

let stage: TestServer
let post: FakeMailServer
beforeAll(async () => {
  post = await startFakeMailServer()
  const sender = { from: 'Trivium <no-reply@example.org>', site: null }
  const mailer = smtpMailer({ url: post.url, sender, log: pino({ level: 'silent' }) })
  stage = await TestServer.open({ mailer })
})
afterAll(async () => {
  await stage.close()
  await post.close()
})

const reasonIn = (answer: object) =>
  (answer as { error?: { details: { reason: string } } }).error?.details.reason ?? 'done'
const newcomer = async (username: string, email = emailOf(username)): Promise<Player> => {
  const player = await signInGuest(stage.url)
  const told = reasonIn(await player.http('register', { username, email, password: PASSWORD }))
  if (told !== 'done') throw new Error(told)
  await player.renew()
  return player
}
const tokenTo = async (email: string): Promise<string> => {
  const { text } = await post.next(email, CONFIRM)
  return /http:\/\/localhost:\d+\/edit-profile#confirm=([\w-]+)/.exec(text)?.[1] ?? ''
}
const confirm = async (player: Player, token: string) =>
  reasonIn(await player.http('confirmEmail', { token }))
const confirmed = async (username: string, email = emailOf(username)): Promise<Player> => {
  const player = await newcomer(username, email)
  expect(await confirm(player, await tokenTo(email))).toBe('done')
  return player
}
const account = async (player: Player) => {
  const answer = await player.http('readAccount', {})
  if ('error' in answer) throw new Error(answer.error.message)
  return answer.result
}
const change = async (player: Player, email: string) =>
  reasonIn(await player.http('changeEmail', { email, password: PASSWORD }))
const reset = async (email: string) => (await signInGuest(stage.url)).http('requestPasswordReset', { email })
const logIn = async (name: string) =>
  (await signInGuest(stage.url)).http('logIn', { name, password: PASSWORD })

describe('a new account', () => {
  test('can play at once; opening the mailed link confirms its address, once', async () => {
    const ada = await newcomer('Ada')
    expect(await account(ada)).toMatchObject({
      email: emailOf('Ada'),
      emailConfirmed: false,
      mailArrives: true,
    })
    const token = await tokenTo(emailOf('Ada'))
    expect(await confirm(ada, token)).toBe('done')
    expect(await account(ada)).toMatchObject({ emailConfirmed: true, pendingEmail: null })
    expect(await confirm(ada, token)).toBe('confirm-link-used')
    expect(reasonIn(await ada.http('sendEmailLink', {}))).toBe('email-confirmed')
  })

  test('can request the link again, three times an hour per address; only the last one is valid', async () => {
    const bea = await newcomer('Bea')
    const first = await tokenTo(emailOf('Bea'))
    expect(reasonIn(await bea.http('sendEmailLink', {}))).toBe('done')
    const second = await tokenTo(emailOf('Bea'))
    expect(reasonIn(await bea.http('sendEmailLink', {}))).toBe('done')
    const fourth = await bea.http('sendEmailLink', {})
    expect(fourth).toMatchObject({
      error: { status: 'RESOURCE_EXHAUSTED', details: { reason: 'mailed-lately' } },
    })
    const third = await tokenTo(emailOf('Bea'))
    expect(await confirm(bea, first)).toBe('confirm-link-used')
    expect(await confirm(bea, second)).toBe('confirm-link-used')
    expect(await confirm(bea, third)).toBe('done')
  })

  test('has three days to open the link', async () => {
    const cleo = await newcomer('Cleo')
    const token = await tokenTo(emailOf('Cleo'))
    await stage.db
      .updateTable('email_confirmations')
      .set({ expires_at: stage.clock.now() })
      .where('uid', '=', cleo.uid)
      .execute()
    expect(await confirm(cleo, token)).toBe('confirm-link-used')
    await cleo.http('sendEmailLink', {})
    const again = await stage.db
      .selectFrom('email_confirmations')
      .select(['sent_at', 'expires_at', 'token_hash'])
      .where('uid', '=', cleo.uid)
      .executeTakeFirstOrThrow()
    expect(again.expires_at - again.sent_at).toBe(3 * DAY)
    expect(JSON.stringify(again)).not.toContain(await tokenTo(emailOf('Cleo')))
  })

  test('is not confirmed if a stranger or a guest opens its link', async () => {
    const dora = await newcomer('Dora')
    const token = await tokenTo(emailOf('Dora'))
    const stranger = await newcomer('Stranger')
    expect(await confirm(stranger, token)).toBe('other-account')
    expect(await confirm(await signInGuest(stage.url), token)).toBe('other-account')
    expect(await account(dora)).toMatchObject({ emailConfirmed: false })
    expect(await confirm(dora, token)).toBe('done')
  })

  test('can correct a mistyped address at once, and the first link becomes invalid', async () => {
    const emma = await newcomer('Emma', 'enma@example.org')
    const token = await tokenTo('enma@example.org')
    expect(await change(emma, 'emma@example.org')).toBe('done')
    expect(await account(emma)).toMatchObject({
      email: 'emma@example.org',
      emailConfirmed: false,
      pendingEmail: null,
    })
    expect(await confirm(emma, token)).toBe('confirm-link-used')
    expect(await confirm(emma, await tokenTo('emma@example.org'))).toBe('done')
  })
})

describe('an address that two accounts have entered', () => {
  test('belongs to whoever opens the link: the squatter keeps nothing', async () => {
    const shared = 'victim@example.org'
    const squatter = await newcomer('Sven', shared)
    const squatterLink = await tokenTo(shared)
    const owner = await newcomer('Olga', shared)
    expect(await logIn(shared)).toMatchObject({ result: { username: 'Sven' } })
    expect(await confirm(owner, await tokenTo(shared))).toBe('done')
    expect(await logIn(shared)).toMatchObject({ result: { username: 'Olga' } })
    expect(await confirm(squatter, squatterLink)).toBe('email-taken')
    expect(reasonIn(await squatter.http('sendEmailLink', {}))).toBe('email-taken')
    await reset(shared)
    expect((await post.next(shared, RESET)).text).toContain('Hello Olga')
    await expect(newcomer('Lars', shared)).rejects.toThrow('email-taken')
    const other = await confirmed('Otto')
    expect(await change(other, shared)).toBe('email-taken')
  })

  test('gets no password reset link while neither has confirmed it; a single account gets its link', async () => {
    const shared = 'both@example.org'
    await newcomer('Frida', shared)
    await reset(shared)
    expect((await post.next(shared, RESET)).text).toContain('Hello Frida')
    await newcomer('Selma', shared)
    const before = post.mails.length
    expect(await reset(shared)).toEqual({ result: {} })
    await confirmed('Mila')
    await reset(emailOf('Mila'))
    await post.next(emailOf('Mila'), RESET)
    expect(
      post.mails.slice(before).filter(({ to, subject }) => to === shared && RESET.test(subject)),
    ).toEqual([])
  })

  test('belongs to the first of two who confirm it at once', async () => {
    const shared = 'race@example.org'
    const both = [await newcomer('RaceA', shared), await newcomer('RaceB', shared)]
    const tokens = [await tokenTo(shared), await tokenTo(shared)]
    const told = await Promise.all(both.map((player, at) => confirm(player, tokens[at]!)))
    expect(told.toSorted()).toEqual(['done', 'email-taken'])
  })
})

describe('a changed address', () => {
  test('is pending until its link is opened; the old one stays until then and is notified', async () => {
    const finn = await confirmed('Finn')
    expect(await change(finn, 'finn@new.example')).toBe('done')
    expect(await account(finn)).toMatchObject({
      ...{ email: emailOf('Finn'), emailConfirmed: true, pendingEmail: 'finn@new.example' },
    })
    expect(await logIn(emailOf('Finn'))).toMatchObject({ result: { username: 'Finn' } })
    expect(reasonIn(await logIn('finn@new.example'))).toBe('wrong-login')
    expect(await confirm(finn, await tokenTo('finn@new.example'))).toBe('done')
    expect((await post.next(emailOf('Finn'), /was changed/)).text).toContain('f…@new.example')
    expect(await account(finn)).toMatchObject({
      email: 'finn@new.example',
      emailConfirmed: true,
      pendingEmail: null,
    })
    expect(reasonIn(await logIn(emailOf('Finn')))).toBe('wrong-login')
  })

  test('is cancelled by entering the old one again, and dropped when the password changes', async () => {
    const gina = await confirmed('Gina')
    await change(gina, 'gina@new.example')
    expect(await change(gina, emailOf('Gina'))).toBe('done')
    expect(await account(gina)).toMatchObject({ pendingEmail: null })
    await change(gina, 'gina@new.example')
    await gina.http('changePassword', { current: PASSWORD, password: 'nine grey kettles' })
    expect(await account(gina)).toMatchObject({ email: emailOf('Gina'), pendingEmail: null })
  })
})

test('accounts from earlier versions keep their addresses', async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = 'logins_email_key'`.execute(stage.db)
  expect(rows[0]?.indexdef).toContain('WHERE email_verified')
})
