import { nicknameOf } from '@trivium/content/nicknames/nickname'
import { DAY } from '@trivium/rules/time'
import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NEW_GUEST_PAUSE } from '../../../http/new-guest-pauses.ts'

let stage: TestServer
let admin: Player
beforeAll(async () => {
  stage = await TestServer.open()
  admin = await stage.seat(await register(await signInGuest(stage.url), 'Cleo'))
  await stage.app.moderation.setRole('command line', 'Cleo', 'admin')
})
afterAll(() => stage.close())

const visit = async (cookie?: string) => {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie: `session=${cookie}` }) }
  return fetch(`${stage.url}/api/session`, { method: 'POST', headers, body: '{}' })
}
const ban = (guest: Player, sparesAddress: boolean, days = 7) =>
  admin.http('banGuest', {
    ...{ uid: guest.uid, reason: 'insults', sparesAddress },
    until: stage.clock.now() + days * DAY,
  })

test('a banned guest is disconnected at once, and the address gets no new guests for ten minutes; others keep playing', async () => {
  const rude = await stage.guest()
  const other = await stage.guest()
  expect(await ban(rude, false)).toEqual({ result: { addressPaused: true } })
  await rude.gone()
  expect(await rude.http('joinQueue', {})).toMatchObject({
    error: { details: { reason: 'banned', why: 'insults' } },
  })
  const kept = await visit()
  expect([kept.status, await kept.json()]).toMatchObject([
    429,
    { error: { details: { reason: 'new-guests-paused' } } },
  ])
  expect((await signInGuest(stage.url, other.cookie)).uid).toBe(other.uid)
  await stage.pass(NEW_GUEST_PAUSE)
  expect((await visit()).status).toBe(200)
  const { entries } = await admin.do('readAuditLog', {
    before: null,
    act: 'ban-player',
    actor: null,
    subject: null,
  })
  expect(entries[0]).toMatchObject({
    actor: 'Cleo',
    subject: { id: rude.uid, name: nicknameOf(rude.uid).nickname },
    undoable: true,
  })
  await admin.do('undoAct', { entryId: entries[0]!.id, reason: 'was somebody else' })
  expect(await rude.http('isAdmin', {})).toEqual({ result: { isAdmin: false } })
})

test('a school’s address can be spared; a guest’s ban always ends; accounts cannot be banned this way', async () => {
  const guest = await stage.guest()
  expect(await ban(guest, true, 31)).toMatchObject({ error: { details: { reason: 'bad-input' } } })
  expect(await ban(guest, true)).toEqual({ result: { addressPaused: false } })
  expect((await visit()).status).toBe(200)
  expect(await ban(admin, true)).toMatchObject({ error: { details: { reason: 'unknown-guest' } } })
})
