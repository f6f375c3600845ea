import { DAY } from '@trivium/rules/time'
import { emailOf, PASSWORD, register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { RegistrationMode } from '@trivium/wire/site/registration'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
let admin: Player
beforeAll(async () => {
  stage = await TestServer.open()
  admin = await stage.seat(await register(await signInGuest(stage.url), 'Cleo'))
  await stage.app.moderation.setRole('command line', 'Cleo', 'admin')
})
afterAll(() => stage.close())

const set = (mode: RegistrationMode) => admin.do('setRegistration', { mode, reason: null })
const make = async (uses = 1, days: number | null = 7) =>
  (await admin.do('makeInvitation', { note: 'Class 7b', uses, days })).invitation
const lastEntry = async () => {
  const { entries } = await admin.do('readAuditLog', {
    ...{ before: null, act: null, actor: null, subject: null },
  })
  return entries[0]
}

let names = 0
/** The result of a new guest's registration. */
const attempt = async (invitation?: string, guest?: Player) => {
  const username = `Player${names++}`
  const player = guest ?? (await signInGuest(stage.url))
  const answer = await player.http('register', {
    ...{ username, email: emailOf(username), password: PASSWORD },
    ...(invitation !== undefined && { invitation }),
  })
  return 'error' in answer ? answer.error.details.reason : answer.result.username
}
const page = async (invitation: string | null) => {
  const answer = await (await signInGuest(stage.url)).http('readRegistration', { invitation })
  return 'error' in answer ? answer.error.details.reason : answer.result
}

test('while registration is open anybody can register, with or without a valid link', async () => {
  expect(await page('nonsense')).toEqual({ mode: 'open', invitation: null })
  expect(await attempt()).toMatch(/^Player/)
  expect(await attempt('nonsense')).toMatch(/^Player/)
})

test('nobody registers while registration is closed; guests can play, and register once it is open', async () => {
  await set('closed')
  const invitation = await make()
  const guest = await stage.guest()
  expect(await page(invitation.code)).toEqual({ mode: 'closed', invitation: null })
  expect(await attempt(invitation.code, guest)).toBe('registration-closed')
  await guest.do('openDaily', {})
  await set('open')
  expect(await attempt(undefined, guest)).toMatch(/^Player/)
  await stage.leave(guest)
})

test('with registration by invitation only a valid link works, as often as it allows', async () => {
  await set('invitation')
  const invitation = await make(2)
  expect(await attempt()).toBe('invitation-needed')
  expect(await attempt('nonsense')).toBe('invitation-unknown')
  expect(await page(invitation.code)).toEqual({ mode: 'invitation', invitation: 'good' })
  const first = await attempt(invitation.code)
  expect(await lastEntry()).toMatchObject({
    ...{ act: 'use-invitation', actor: first, undoable: false },
    subject: { kind: 'invitation', id: invitation.id, name: 'Class 7b' },
    after: { used: 1 },
  })
  expect(await attempt(invitation.code)).toMatch(/^Player/)
  expect(await attempt(invitation.code)).toBe('invitation-used-up')
  expect(await page(invitation.code)).toEqual({ mode: 'invitation', invitation: 'used-up' })
  expect(await page(null)).toEqual({ mode: 'invitation', invitation: null })
})

test('of ten people who use the last place at once exactly one gets it', async () => {
  const { code, id } = await make(1)
  const answers = await Promise.all(Array.from({ length: 10 }, () => attempt(code)))
  expect(answers.filter((answer) => answer.startsWith('Player'))).toHaveLength(1)
  const { invitations } = await admin.do('readInvitations', {})
  expect(invitations.find((one) => one.id === id)).toMatchObject({ used: 1, state: 'used-up' })
})

test('a refused registration does not use up an invitation', async () => {
  const { code, id } = await make(1)
  const player = await signInGuest(stage.url)
  const taken = await player.http('register', {
    ...{ username: 'Cleo', email: 'new@example.org', password: PASSWORD },
    invitation: code,
  })
  expect('error' in taken && taken.error.details.reason).toBe('username-taken')
  const { invitations } = await admin.do('readInvitations', {})
  expect(invitations.find((one) => one.id === id)).toMatchObject({ used: 0, state: 'good' })
})

test('an invitation can be revoked, restored and expire; the log never contains its code', async () => {
  const { code, id } = await make(5)
  const made = await lastEntry()
  expect(made).toMatchObject({ act: 'make-invitation', after: { note: 'Class 7b', uses: 5 } })
  expect(JSON.stringify(made)).not.toContain(code)
  await admin.do('revokeInvitation', { id, reason: 'the wrong class' })
  expect(await attempt(code)).toBe('invitation-revoked')
  const again = await admin.call('revokeInvitation', { id, reason: null })
  expect(again).toMatchObject({ error: { details: { reason: 'invitation-no-more' } } })
  await admin.do('undoAct', { entryId: (await lastEntry())?.id ?? 0, reason: 'a slip' })
  expect(await attempt(code)).toMatch(/^Player/)
  await admin.do('undoAct', { entryId: made?.id ?? 0, reason: 'never meant' })
  expect(await attempt(code)).toBe('invitation-revoked')
  const short = await make(5, 1)
  await stage.db
    .updateTable('invitations')
    .set({ until_at: stage.clock.now() })
    .where('id', '=', short.id)
    .execute()
  expect(await attempt(short.code)).toBe('invitation-over')
  expect(short.until).toBe(short.madeAt + DAY)
})

test('closing registration can be undone like any admin action', async () => {
  await set('closed')
  await admin.do('undoAct', { entryId: (await lastEntry())?.id ?? 0, reason: 'a slip' })
  expect((await admin.do('readSite', {})).registration).toBe('invitation')
})
