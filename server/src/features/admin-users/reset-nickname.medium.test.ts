import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
let moderator: Player
beforeAll(async () => {
  stage = await TestServer.open()
  moderator = await stage.seat(await register(await signInGuest(stage.url), 'Mona'))
  await stage.app.moderation.setRole('command line', 'Mona', 'moderator')
})
afterAll(() => stage.close())

const named = async (nickname: string): Promise<Player> => {
  const guest = await stage.guest()
  await guest.http('chooseNickname', { nickname, colour: 'pink' })
  await guest.see<User>('user', (doc) => doc.nickname === nickname)
  return guest
}
const reset = (guest: string) => moderator.call('resetNickname', { guest, reason: 'a slur' })
const undoOf = async (guest: Player, reason: string) => {
  const admin = await stage.seat(await register(await signInGuest(stage.url), `Ada-${reason}`))
  await stage.app.moderation.setRole('command line', `Ada-${reason}`, 'admin')
  const { entries } = await admin.do('readAuditLog', {
    ...{ before: null, act: 'reset-nickname', actor: null, subject: { kind: 'player', id: guest.uid } },
  })
  return { entry: entries[0], undo: () => admin.call('undoAct', { entryId: entries[0]?.id ?? 0, reason }) }
}

test('a moderator resets a guest’s nickname by number: the guest has another at once, and a notice', async () => {
  const guest = await named('Rude Rooster')
  expect(await reset(guest.uid)).toMatchObject({ result: { reset: 1 } })
  const { nickname, notices } = await guest.see<User>('user', (doc) => doc.nickname !== 'Rude Rooster')
  expect(nickname).toMatch(/^[A-Z]\w+ [A-Z]\w+ \d+$/)
  expect(notices).toMatchObject([{ kind: 'name-reset', username: nickname, reason: 'a slur' }])
})

test('by a nickname all guests who chose it are reset, and nobody else', async () => {
  const [one, other, kept] = [await named('Bad Badger'), await named('Bad Badger'), await named('Good Goose')]
  expect(await reset('Bad Badger')).toMatchObject({ result: { reset: 2 } })
  for (const guest of [one, other]) await guest.see<User>('user', (doc) => doc.nickname !== 'Bad Badger')
  expect(kept.doc<User>('user')?.nickname).toBe('Good Goose')
  expect(await reset('Bad Badger')).toMatchObject({ error: { details: { reason: 'unknown-guest' } } })
})

test('a reset is logged, and an undo gives the nickname back and removes the notice', async () => {
  const guest = await named('Odd Otter')
  await reset(guest.uid)
  const { entry, undo } = await undoOf(guest, 'harmless')
  expect(entry).toMatchObject({
    actor: 'Mona',
    subject: { id: guest.uid, name: 'Odd Otter' },
    undoable: true,
  })
  expect(await undo()).toHaveProperty('result')
  expect((await guest.see<User>('user', (doc) => doc.nickname === 'Odd Otter')).notices).toEqual([])
})

test('a nickname that the guest chose since is left as it is', async () => {
  const guest = await named('Plain Puffin')
  await reset(guest.uid)
  await guest.http('chooseNickname', { nickname: 'New Newt', colour: 'pink' })
  const { undo } = await undoOf(guest, 'late')
  expect(await undo()).toMatchObject({ error: { details: { reason: 'changed-since' } } })
})

test('accounts have no nickname to reset', async () => {
  expect(await reset(moderator.uid)).toMatchObject({ error: { details: { reason: 'unknown-guest' } } })
})
