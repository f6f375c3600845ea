import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import type { AuditActionKind } from '@trivium/wire/documents/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../../mail/mailer.ts'
import { pngOf } from '../../site/logo-picture.test-kit.ts'

const mails: Mail[] = []
let stage: TestServer
let admin: Player
beforeAll(async () => {
  const send = async (mail: Mail) => {
    mails.push(mail)
    return 'sent' as const
  }
  stage = await TestServer.open({ mailer: { send, arrives: false, close: () => {} } })
  admin = await stage.seat(await register(await signInGuest(stage.url), 'Cleo'))
  await stage.app.moderation.setRole('command line', 'Cleo', 'admin')
})
afterAll(() => stage.close())

const save = (change: object) => admin.do('saveIdentity', { name: '', welcome: '', accent: '', ...change })
const style = async () => (await fetch(`${stage.url}/site.css`)).text()
const lastOf = async (act: AuditActionKind) => {
  const { entries } = await admin.do('readAuditLog', { ...{ before: null, actor: null, subject: null }, act })
  return entries[0]
}
const sendLogo = async (bytes: Buffer | null) => {
  const answer = await admin.http('saveLogo', { picture: bytes?.toString('base64') ?? null })
  return 'error' in answer ? answer.error.details.reason : answer.result.logo
}

test('a new site has the product’s defaults', async () => {
  expect(await admin.do('readSite', {})).toMatchObject({
    name: null,
    welcome: null,
    accent: null,
    logo: null,
  })
  expect(await style()).toBe('')
})

test('saved settings apply at once, are logged field by field, and can be undone', async () => {
  await save({ name: ' Owls ', welcome: 'Hello!', accent: '#7A1F5C' })
  expect(await admin.do('readSite', {})).toMatchObject({ name: 'Owls', welcome: 'Hello!', accent: '#7a1f5c' })
  expect(await style()).toMatch(/^:root\{--green:light-dark\(#7a1f5c,#[0-9a-f]{6}\);/)
  await save({ name: 'Owls', welcome: 'Good day!', accent: '#7a1f5c' })
  const entry = await lastOf('edit-site')
  expect(entry).toMatchObject({
    ...{ actor: 'Cleo', undoable: true },
    before: { welcome: 'Hello!' },
    after: { welcome: 'Good day!' },
  })
  await admin.do('undoAct', { entryId: entry?.id ?? 0, reason: 'a slip' })
  expect(await admin.do('readSite', {})).toMatchObject({ name: 'Owls', welcome: 'Hello!' })
})

test('a setting that was changed again since is not undone', async () => {
  await save({ name: 'Crows' })
  const entry = await lastOf('edit-site')
  await save({ name: 'Larks' })
  const answer = await admin.call('undoAct', { entryId: entry?.id ?? 0, reason: 'a slip' })
  expect(answer).toMatchObject({ error: { details: { reason: 'changed-since' } } })
})

test('saving unchanged settings logs nothing; the product’s own name counts as no name', async () => {
  await save({ name: 'Larks' })
  const entry = await lastOf('edit-site')
  await save({ name: 'Larks' })
  expect((await lastOf('edit-site'))?.id).toBe(entry?.id)
  await save({ name: 'Trivium' })
  expect((await admin.do('readSite', {})).name).toBeNull()
})

test('mails use the current name', async () => {
  await save({ name: 'Owls' })
  await admin.http('requestPasswordReset', { email: 'cleo@example.org' })
  await until(() => mails.length > 0, 'the mail is sent')
  expect(mails.at(-1)).toMatchObject({ siteName: 'Owls', subject: 'A new password for {site-name}' })
})

test('a logo is served as an image and nothing else, and undoing restores the previous one', async () => {
  const [first, second] = [pngOf(64, 64), pngOf(65, 64)]
  const logo = (await sendLogo(first)) as string
  expect(logo).toMatch(/^[0-9a-f]{32}\.png$/)
  expect(await style()).toContain(`url(/site-logo/${logo})`)
  const answer = await fetch(`${stage.url}/site-logo/${logo}`)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(first)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  })
  await sendLogo(second)
  await admin.do('undoAct', { entryId: (await lastOf('change-logo'))?.id ?? 0, reason: 'a slip' })
  expect((await admin.do('readSite', {})).logo).toBe(logo)
  expect(await sendLogo(null)).toBeNull()
  expect((await fetch(`${stage.url}/site-logo/${logo}`)).status).toBe(200)
  for (const file of ['x.png', `${'0'.repeat(32)}.png`, '..%2f..%2fpackage.json'])
    expect((await fetch(`${stage.url}/site-logo/${file}`)).status, file).toBe(404)
})

test('an invalid logo is refused with the reason', async () => {
  expect(await sendLogo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('logo-not-a-picture')
  expect(await sendLogo(pngOf(16, 16))).toBe('logo-wrong-size')
  expect(await sendLogo(Buffer.concat([pngOf(64, 64), Buffer.alloc(131_072)]))).toBe('bad-input')
})

test('a change by another process is picked up soon', async () => {
  await stage.db
    .updateTable('settings')
    .set({ value: JSON.stringify({ name: 'Elsewhere' }) as never })
    .where('name', '=', 'site')
    .execute()
  await stage.pass(10_000)
  expect((await admin.do('readSite', {})).name).toBe('Elsewhere')
})
