import { nicknameOf } from '@trivium/content/nicknames/nickname'
import { register } from '@trivium/testkit/account'
import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readUser } from '../../users/queries.ts'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

const reason = (name: string) => ({ error: { details: { reason: name } } })
const invite = async (host: Player) => (await host.do('createFriendMatch', { rated: false })).key
const challengesOf = async ({ uid }: Player) =>
  ((await readUser(stage.db, uid))?.notices ?? []).filter(({ kind }) => kind === 'challenge')

/** A guest who challenges a player by name; returns the key. */
const challenger = async (username: string): Promise<{ host: Player; key: string; isTold: boolean }> => {
  const host = await stage.guest()
  const key = await invite(host)
  const { isTold } = await host.do('challengePlayer', { key, username })
  return { host, key, isTold }
}

test('a challenged player has a notice, until they join the match', async () => {
  const ada = await register(await stage.guest(), 'ada-challenged')
  const { host, key } = await challenger('ADA-challenged')
  expect(await challengesOf(ada)).toEqual([
    {
      id: `challenge-${key}`,
      kind: 'challenge',
      at: stage.clock.now(),
      username: nicknameOf(host.uid).nickname,
      key,
      rated: false,
      expiresAt: stage.clock.now() + 30 * 60_000,
    },
  ])
  await ada.do('joinFriendMatch', { key })
  expect(await challengesOf(ada)).toEqual([])
})

test('a new challenge replaces the earlier one of the same host', async () => {
  const ben = await register(await stage.guest(), 'ben-challenged')
  const { host } = await challenger('ben-challenged')
  const key = await invite(host)
  await host.do('challengePlayer', { key, username: 'ben-challenged' })
  expect(await challengesOf(ben)).toMatchObject([{ key }])
})

test.each<[string, string, (host: Player, key: string) => Promise<unknown>]>([
  ['eve-a', 'the host withdraws the invitation', (host, key) => host.do('cancelFriendMatch', { key })],
  ['eve-b', 'the host makes another invitation', invite],
  [
    'eve-c',
    'somebody else accepts it',
    async (_, key) => (await stage.guest()).do('joinFriendMatch', { key }),
  ],
  ['eve-d', 'the host logs out', (host) => host.http('logOut', {})],
])('%s’s notice is gone from every tab as soon as %s', async (username, _, end) => {
  const eve = await register(await stage.guest(), username)
  const tabs = [eve, await stage.again(eve)]
  const { host, key } = await challenger(username)
  const see = (count: number) =>
    Promise.all(tabs.map((tab) => tab.see<User>('user', ({ notices }) => notices.length === count)))
  await see(1)
  await end(host, key)
  await see(0)
})

test('three challenges wait at most; expired ones make room', async () => {
  const cleo = await register(await stage.guest(), 'cleo-challenged')
  const told = []
  for (let i = 0; i < 4; i++) told.push((await challenger('cleo-challenged')).isTold)
  expect(told).toEqual([true, true, true, false])
  await stage.pass(30 * 60_000)
  const { key, isTold } = await challenger('cleo-challenged')
  expect(isTold).toBe(true)
  expect(await challengesOf(cleo)).toMatchObject([{ key }])
}, 120_000)

test('only the host can challenge with a key, and only somebody else', async () => {
  const dora = await register(await stage.guest(), 'dora-challenges')
  const key = await invite(dora)
  const other = await stage.guest()
  const call = (player: Player, username: string) => player.call('challengePlayer', { key, username })
  expect(await call(other, 'dora-challenges')).toMatchObject(reason('unknown-key'))
  expect(await call(dora, 'dora-challenges')).toMatchObject(reason('own-invitation'))
  expect(await call(dora, 'nobody-at-all')).toMatchObject(reason('unknown-player'))
})
