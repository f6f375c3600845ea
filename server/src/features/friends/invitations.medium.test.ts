import { nicknameOf } from '@trivium/content/nicknames/nickname'
import { register as registered } from '@trivium/testkit/account'
import { seeGame, seeMatch } from '@trivium/testkit/duel'
import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { gameTopic } from '@trivium/wire/live/topics'
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
const register = (player: Player) =>
  stage.db.updateTable('users').set({ is_anonymous: false }).where('uid', '=', player.uid).execute()

test('anybody can look up a key in any spelling and see who invites', async () => {
  const [host, friend] = [await stage.guest(), await stage.guest()]
  const key = await invite(host)
  expect(key).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
  const spelled = `${key.slice(0, 3).toLowerCase()} - ${key.slice(3)}`
  const { nickname, colour } = nicknameOf(host.uid)
  const invitation = {
    host: { username: nickname, profilePic: `profile1-${colour}`, elo: 1000 },
    rated: false,
    expiresAt: stage.clock.now() + 30 * 60_000,
  }
  expect(await friend.do('readFriendMatch', { key: spelled })).toEqual({ ...invitation, own: false })
  expect(await host.do('readFriendMatch', { key })).toEqual({ ...invitation, own: true })
})

test('the friend counts as joined at once, and the host is asked', async () => {
  const [host, friend] = [await stage.guest(), await stage.guest()]
  const { matchId } = await friend.do('joinFriendMatch', { key: await invite(host) })
  const match = await seeMatch(host)
  expect(match).toMatchObject({ id: matchId, kind: 'casual', player1Joined: false, player2Joined: true })
  expect(match.playerIds).toEqual([host.uid, friend.uid])
  expect((await seeMatch(friend)).id).toBe(matchId)
})

test('if two players accept an invitation at once, exactly one gets in', async () => {
  const host = await stage.guest()
  const friends = [await stage.guest(), await stage.guest(), await stage.guest()]
  const key = await invite(host)
  const answers = await Promise.all(friends.map((friend) => friend.call('joinFriendMatch', { key })))
  expect(answers.filter((answer) => 'result' in answer)).toHaveLength(1)
  for (const answer of answers)
    if ('error' in answer) expect(['unknown-key', 'opponent-busy']).toContain(answer.error.details.reason)
  const seats = await stage.db.selectFrom('active_seats').select('uid').execute()
  expect(seats.filter(({ uid }) => friends.some((friend) => friend.uid === uid))).toHaveLength(1)
})

test('an accepted invitation no longer exists', async () => {
  const [host, friend, late] = [await stage.guest(), await stage.guest(), await stage.guest()]
  const key = await invite(host)
  await friend.do('joinFriendMatch', { key })
  expect(await late.call('readFriendMatch', { key })).toMatchObject(reason('unknown-key'))
  expect(await late.call('joinFriendMatch', { key })).toMatchObject(reason('unknown-key'))
})

test('players cannot accept their own invitation', async () => {
  const host = await stage.guest()
  const key = await invite(host)
  expect(await host.call('joinFriendMatch', { key })).toMatchObject(reason('own-invitation'))
  expect(await host.do('readFriendMatch', { key })).toMatchObject({ own: true })
})

test('an invitation expires after 30 minutes', async () => {
  const [host, friend] = [await stage.guest(), await stage.guest()]
  const key = await invite(host)
  await stage.pass(30 * 60_000 - 1)
  await friend.do('readFriendMatch', { key })
  await stage.pass(1)
  expect(await friend.call('readFriendMatch', { key })).toMatchObject(reason('unknown-key'))
  expect(await friend.call('joinFriendMatch', { key })).toMatchObject(reason('unknown-key'))
}, 120_000)

test('only the host can withdraw an invitation', async () => {
  const [host, friend] = [await stage.guest(), await stage.guest()]
  const key = await invite(host)
  await friend.do('cancelFriendMatch', { key })
  await friend.do('readFriendMatch', { key })
  await host.do('cancelFriendMatch', { key })
  expect(await friend.call('joinFriendMatch', { key })).toMatchObject(reason('unknown-key'))
})

test('a new invitation replaces the old one', async () => {
  const [host, friend] = [await stage.guest(), await stage.guest()]
  const [old, fresh] = [await invite(host), await invite(host)]
  expect(await friend.call('readFriendMatch', { key: old })).toMatchObject(reason('unknown-key'))
  await friend.do('readFriendMatch', { key: fresh })
})

test('of ten invitations created at once one stays open', async () => {
  const host = await stage.guest()
  const made = await Promise.all(
    Array.from({ length: 10 }, () => host.http('createFriendMatch', { rated: false })),
  )
  expect(made.filter((answer) => 'error' in answer)).toEqual([])
  const open = await stage.db
    .selectFrom('friend_matches')
    .select('key')
    .where('host_uid', '=', host.uid)
    .where('taken_by', 'is', null)
    .execute()
  expect(open).toHaveLength(1)
})

test.each(['AAAAAA', 'O0I1L0', '234-567', 'no key at'])('the key %s is unknown', async (key) => {
  const friend = await stage.guest()
  expect(await friend.call('joinFriendMatch', { key })).toMatchObject(reason('unknown-key'))
})

test('a host in another match is busy, and the invitation stays valid', async () => {
  const [host, friend] = [await stage.guest(), await stage.guest()]
  const key = await invite(host)
  const { matchId } = await host.do('practise', { strength: 'novice' })
  expect(await friend.call('joinFriendMatch', { key })).toMatchObject(reason('opponent-busy'))
  await host.do('resign', { matchId })
  // The seat is free once the match is settled.
  host.follow(gameTopic(matchId))
  await seeGame(host, matchId, ({ settled }) => settled)
  await friend.do('joinFriendMatch', { key })
})

test('rated friend matches require two registered players', async () => {
  const [host, guest, friend] = [await stage.guest(), await stage.guest(), await stage.guest()]
  expect(await host.call('createFriendMatch', { rated: true })).toMatchObject(reason('guests-play-casual'))
  await Promise.all([register(host), register(friend)])
  const { key } = await host.do('createFriendMatch', { rated: true })
  expect(await guest.call('joinFriendMatch', { key })).toMatchObject(reason('guests-play-casual'))
  await friend.do('joinFriendMatch', { key })
  expect((await seeMatch(host)).kind).toBe('ranked')
})

test('friends who have found each other leave the queue', async () => {
  const [host, friend] = [await stage.guest(), await stage.guest()]
  const key = await invite(host)
  await stage.db.updateTable('users').set({ elo: 1900 }).where('uid', '=', friend.uid).execute()
  for (const player of [host, friend]) await player.do('joinQueue', {})
  await friend.do('joinFriendMatch', { key })
  expect(await stage.db.selectFrom('queue').selectAll().execute()).toEqual([])
  await host.see<{ searching: boolean }>('queue', ({ searching }) => !searching)
})

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
  const ada = await registered(await stage.guest(), 'ada-challenged')
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
  const ben = await registered(await stage.guest(), 'ben-challenged')
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
  const eve = await registered(await stage.guest(), username)
  const tabs = [eve, await stage.again(eve)]
  const { host, key } = await challenger(username)
  const see = (count: number) =>
    Promise.all(tabs.map((tab) => tab.see<User>('user', ({ notices }) => notices.length === count)))
  await see(1)
  await end(host, key)
  await see(0)
})

test('three challenges wait at most; expired ones make room', async () => {
  const cleo = await registered(await stage.guest(), 'cleo-challenged')
  const told = []
  for (let i = 0; i < 4; i++) told.push((await challenger('cleo-challenged')).isTold)
  expect(told).toEqual([true, true, true, false])
  await stage.pass(30 * 60_000)
  const { key, isTold } = await challenger('cleo-challenged')
  expect(isTold).toBe(true)
  expect(await challengesOf(cleo)).toMatchObject([{ key }])
}, 120_000)

test('only the host can challenge with a key, and only somebody else', async () => {
  const dora = await registered(await stage.guest(), 'dora-challenges')
  const key = await invite(dora)
  const other = await stage.guest()
  const call = (player: Player, username: string) => player.call('challengePlayer', { key, username })
  expect(await call(other, 'dora-challenges')).toMatchObject(reason('unknown-key'))
  expect(await call(dora, 'dora-challenges')).toMatchObject(reason('own-invitation'))
  expect(await call(dora, 'nobody-at-all')).toMatchObject(reason('unknown-player'))
})
