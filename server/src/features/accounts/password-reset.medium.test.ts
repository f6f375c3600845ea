import { emailOf, PASSWORD, register } from '@trivium/testkit/account'
import { type FakeMailServer, startFakeMailServer } from '@trivium/testkit/fake-mail-server'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpMailer } from '../../mail/smtp-mailer.ts'

const RESET = /new password/
const NEW_PASSWORD = 'eight blue kettles'

let stage: TestServer
let post: FakeMailServer
beforeAll(async () => {
  post = await startFakeMailServer()
  const sender = { from: 'Trivium <no-reply@example.org>', site: 'https://quiz.example.org' }
  const mailer = smtpMailer({ url: post.url, sender, log: pino({ level: 'silent' }) })
  stage = await TestServer.open({ mailer, publicUrl: 'https://quiz.example.org/' })
})
afterAll(async () => {
  await stage.close()
  await post.close()
})

const registered = async (username: string): Promise<Player> =>
  register(await signInGuest(stage.url), username)

/** Requests a link and reads it from the mail. */
const linkFor = async (username: string): Promise<string> => {
  const browser = await signInGuest(stage.url)
  const mailed = post.next(emailOf(username), RESET)
  await browser.http('requestPasswordReset', { email: emailOf(username) })
  const { text } = await mailed
  return /https:\/\/quiz\.example\.org\/reset-password#token=([\w-]+)/.exec(text)?.[1] ?? ''
}
const reset = (browser: Player, token: string, password = NEW_PASSWORD) =>
  browser.http('resetPassword', { token, password })
const reasonOf = (answer: Awaited<ReturnType<typeof reset>>) =>
  'error' in answer ? answer.error.details.reason : 'reset'
const logIn = (browser: Player, name: string, password: string) => browser.http('logIn', { name, password })

test('a mailed link sets a new password once, and ends all other sessions', async () => {
  const ada = await registered('Ada')
  await stage.seat(ada)
  const token = await linkFor('Ada')
  const browser = await stage.guest()
  expect(await reset(browser, token)).toEqual({ result: { username: 'Ada' } })
  expect(reasonOf(await reset(browser, token))).toBe('reset-link-used')
  expect(await logIn(browser, 'Ada', PASSWORD)).toMatchObject({
    error: { details: { reason: 'wrong-login' } },
  })
  expect(await logIn(browser, 'Ada', NEW_PASSWORD)).toMatchObject({ result: { status: 'in' } })
  await stage.clock.pass(1_000)
  expect((await ada.gone()).code).toBe(4010)
  expect((await signInGuest(stage.url, ada.cookie)).uid).not.toBe(ada.uid)
})

test('a link is valid for 60 minutes', async () => {
  await registered('Bea')
  const token = await linkFor('Bea')
  const browser = await stage.guest()
  await stage.db
    .updateTable('verifications')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  expect(reasonOf(await reset(browser, token))).toBe('reset-link-used')
  const { created_at, expires_at } = await (async () => {
    await linkFor('Bea')
    return stage.db.selectFrom('verifications').selectAll().executeTakeFirstOrThrow()
  })()
  expect(Math.abs(expires_at.getTime() - created_at.getTime() - 3_600_000)).toBeLessThan(1_000)
})

test('if two use a link at once, one sets the password', async () => {
  await registered('Gina')
  const token = await linkFor('Gina')
  const browser = await stage.guest()
  const both = await Promise.all([reset(browser, token), reset(browser, token, 'nine grey kettles')])
  expect(both.map(reasonOf).toSorted()).toEqual(['reset', 'reset-link-used'])
})

test('a new password invalidates every other link', async () => {
  await registered('Hedy')
  const [first, second] = [await linkFor('Hedy'), await linkFor('Hedy')]
  const browser = await stage.guest()
  expect(reasonOf(await reset(browser, second))).toBe('reset')
  expect(reasonOf(await reset(browser, first))).toBe('reset-link-used')
})

test('a link is invalid once password or address have changed', async () => {
  const ida = await registered('Ida')
  const browser = await stage.guest()
  const before = await linkFor('Ida')
  const notification = post.next(emailOf('Ida'), /was changed/)
  expect(await ida.http('changePassword', { current: PASSWORD, password: NEW_PASSWORD })).toEqual({
    result: {},
  })
  expect(reasonOf(await reset(browser, before))).toBe('reset-link-used')
  await notification
  const mailed = await linkFor('Ida')
  const change = { email: 'ida@elsewhere.example', password: NEW_PASSWORD }
  expect(await ida.http('changeEmail', change)).toEqual({ result: {} })
  expect(reasonOf(await reset(browser, mailed))).toBe('reset-link-used')
})

test('the player’s own name is not accepted as a password here either', async () => {
  await registered('Quibbelina')
  const token = await linkFor('Quibbelina')
  const browser = await stage.guest()
  expect(reasonOf(await reset(browser, token, 'quibbelina77'))).toBe('password-too-common')
  expect(reasonOf(await reset(browser, token))).toBe('reset')
})

test('a forged link does nothing', async () => {
  const browser = await stage.guest()
  expect(reasonOf(await reset(browser, 'x'.repeat(24)))).toBe('reset-link-used')
})

test('the database contains no link, only its hash', async () => {
  await registered('Cleo')
  const token = await linkFor('Cleo')
  const rows = await stage.db.selectFrom('verifications').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a common password is refused, and the link stays valid', async () => {
  await registered('Dora')
  const token = await linkFor('Dora')
  const browser = await stage.guest()
  expect(reasonOf(await reset(browser, token, 'password123'))).toBe('password-too-common')
  expect(reasonOf(await reset(browser, token))).toBe('reset')
})

test('an unknown address gets the same response and no mail', async () => {
  const browser = await stage.guest()
  const known = await browser.http('requestPasswordReset', { email: emailOf('Ada') })
  await post.next(emailOf('Ada'), RESET)
  const before = post.mails.length
  expect(await browser.http('requestPasswordReset', { email: 'nobody@example.org' })).toEqual(known)
  await registered('Emma')
  await linkFor('Emma')
  expect(post.mails.slice(before).map(({ to }) => to)).not.toContain('nobody@example.org')
})
