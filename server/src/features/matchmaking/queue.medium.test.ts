import { nicknameOf } from '@trivium/content/nicknames/nickname'
import { MINUTE } from '@trivium/rules/time'
import { joinMatch, pairPlayers, seeMatch, seeNoMatch, seeSettled } from '@trivium/testkit/duel'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import type { QueueStatus } from '@trivium/wire/documents/queue'
import type { User } from '@trivium/wire/documents/user'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(async () => {
  stage.clear()
  await stage.db.deleteFrom('queue').execute()
})
afterAll(() => stage.close())

const reason = (name: string) => ({ error: { details: { reason: name } } })
const seeQueue = (player: Player, fits: (queue: QueueStatus) => boolean) =>
  player.see<QueueStatus>('queue', fits)
/** How long after closing the last page a player leaves the queue, ms. */
const GONE = 10_000
const nobodyWaits = () => until(async () => (await waiting()).length === 0, 'nobody waits')
const waiting = async () => {
  const rows = await stage.db.selectFrom('queue').select('uid').execute()
  return rows.map((row) => row.uid)
}

test('two searching players are paired, and both see the same match', async () => {
  const [anna, ben] = [await stage.guest(), await stage.guest()]
  await anna.do('joinQueue', {})
  expect(await seeQueue(anna, (queue) => queue.searching)).toMatchObject({
    since: stage.clock.now(),
    waiting: 1,
    window: 100,
    pausedUntil: null,
    notice: null,
  })
  const id = await pairPlayers(stage, anna, ben)
  const [{ opponent, ...first }, { opponent: host, ...second }] = [await seeMatch(anna), await seeMatch(ben)]
  const lookOf = ({ nickname, colour }: ReturnType<typeof nicknameOf>) => ({
    ...{ username: nickname, profilePic: `profile1-${colour}`, elo: 1000, provisional: true },
  })
  expect([opponent, host]).toEqual([ben, anna].map(({ uid }) => lookOf(nicknameOf(uid))))
  expect(second).toEqual(first)
  expect(first).toEqual({
    id,
    playerIds: expect.arrayContaining([anna.uid, ben.uid]),
    matchActive: true,
    player1Joined: false,
    player2Joined: false,
    autoNavigated: false,
    kind: 'ranked',
    joinBy: expect.any(Number),
  })
  await seeQueue(anna, (queue) => !queue.searching)
  expect(await waiting()).toEqual([])
})

test('two guests with the same nickname have different names in their match', async () => {
  const [anna, ben] = [await stage.guest(), await stage.guest()]
  await anna.do('chooseNickname', { nickname: 'Sleepy Otter', colour: 'pink' })
  await ben.do('chooseNickname', { nickname: 'sleepy otter', colour: 'blue' })
  await pairPlayers(stage, anna, ben)
  const names = [await seeMatch(anna), await seeMatch(ben)].map(({ opponent }) => opponent.username)
  expect(names.sort()).toEqual([
    expect.stringMatching(/^sleepy otter$/i),
    expect.stringMatching(/^sleepy otter \(2\)$/i),
  ])
})

test('joining sets the player’s flag by position, and pages navigate to the match once', async () => {
  const [anna, ben] = [await stage.guest(), await stage.guest()]
  const matchId = await pairPlayers(stage, anna, ben)
  expect(await ben.call('markNavigated', { matchId })).toMatchObject(reason('match-not-ready'))
  await ben.do('joinMatch', { matchId })
  await ben.do('joinMatch', { matchId })
  await anna.see<{ match: { player2Joined: boolean; player1Joined: boolean } | null }>(
    'match',
    ({ match }) => match?.player2Joined === true && !match.player1Joined,
  )
  await anna.do('joinMatch', { matchId })
  for (const player of [anna, ben]) await player.do('markNavigated', { matchId })
  for (const player of [anna, ben])
    expect(await seeMatch(player)).toMatchObject({ player1Joined: true, player2Joined: true })
  await ben.see<{ match: { autoNavigated: boolean } | null }>('match', ({ match }) => !!match?.autoNavigated)
  const events = await stage.db
    .selectFrom('game_events')
    .select('event')
    .where('game_id', '=', matchId)
    .execute()
  expect(events.filter(({ event }) => event.type === 'navigated')).toHaveLength(1)
  await anna.do('resign', { matchId })
})

test('when the countdown ends nobody is rated, the player who joined is first in the queue, the other is out', async () => {
  const [anna, ben] = [await stage.guest(), await stage.guest()]
  const matchId = await pairPlayers(stage, anna, ben)
  await anna.do('joinMatch', { matchId })
  await stage.pass(10_100)
  await Promise.all([seeNoMatch(anna), seeNoMatch(ben)])
  expect(await seeQueue(anna, (queue) => queue.notice !== null)).toMatchObject({
    searching: true,
    notice: 'opponent-did-not-join',
  })
  expect(await seeQueue(ben, (queue) => queue.notice !== null)).toMatchObject({
    searching: false,
    notice: 'you-did-not-join',
    pausedUntil: null,
  })
  expect(await ben.call('joinMatch', { matchId })).toMatchObject(reason('match-over'))
  const rows = await stage.db.selectFrom('queue').select(['uid', 'front']).execute()
  expect(rows).toEqual([{ uid: anna.uid, front: true }])
  for (const player of [anna, ben])
    expect(await player.see<User>('user', () => true)).toMatchObject({ elo: 1000, ratedGames: 0, losses: 0 })
  expect((await ben.do('readRecentMatches', {})).matches).toEqual([])
})

test('the second no-show within half an hour pauses the search for 2 minutes, then 5, then 15', async () => {
  const anna = await stage.guest()
  const missOnce = async () => {
    const other = await stage.guest()
    const matchId = await pairPlayers(stage, anna, other)
    await other.do('joinMatch', { matchId })
    await stage.pass(10_100)
    const queue = await seeQueue(anna, ({ notice }) => notice === 'you-did-not-join')
    other.leave()
    await stage.db.deleteFrom('queue').execute()
    return queue.pausedUntil === null ? null : Math.round((queue.pausedUntil - stage.clock.now()) / MINUTE)
  }
  expect(await missOnce()).toBeNull()
  for (const minutes of [2, 5, 15]) {
    expect(await missOnce()).toBe(minutes)
    expect(await anna.call('joinQueue', {})).toMatchObject({
      error: {
        status: 'RESOURCE_EXHAUSTED',
        details: { reason: 'queue-paused', retryAfter: expect.any(Number) },
      },
    })
    if (minutes < 15) await stage.pass(minutes * MINUTE)
  }
  expect(await waiting()).toEqual([])
}, 120_000)

test('the search continues if the page returns within ten seconds, and ends otherwise', async () => {
  const anna = await stage.guest()
  await anna.do('joinQueue', {})
  await stage.leave(anna)
  await stage.pass(GONE - 1)
  const again = await stage.again(anna)
  expect(await seeQueue(again, (queue) => queue.searching)).toMatchObject({ waiting: 1 })
  await stage.pass(20_000)
  expect(await waiting()).toEqual([anna.uid])
  await stage.leave(again)
  await stage.pass(GONE)
  await nobodyWaits()
})

test('a player who searches without an open page is out after ten seconds', async () => {
  const anna = await signInGuest(stage.url)
  const response = await fetch(`${stage.url}/api/fn/joinQueue`, {
    method: 'POST',
    body: '{"data":{}}',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${anna.token}` },
  })
  expect(await response.json()).toEqual({ result: {} })
  expect(await waiting()).toEqual([anna.uid])
  await stage.pass(GONE)
  await nobodyWaits()
})

test('a player in two tabs is in the queue once and never plays against themselves', async () => {
  const anna = await stage.guest()
  const tab = await stage.again(anna)
  await Promise.all([anna.do('joinQueue', {}), tab.do('joinQueue', {})])
  expect(await waiting()).toEqual([anna.uid])
  await stage.pass(35_000)
  expect(await seeQueue(tab, (queue) => queue.window === null)).toMatchObject({ searching: true, waiting: 1 })
  await stage.leave(anna)
  await stage.pass(2 * GONE)
  expect(await waiting()).toEqual([anna.uid])
})

test('a player who leaves the queue gets no match', async () => {
  const [anna, ben] = [await stage.guest(), await stage.guest()]
  await anna.do('joinQueue', {})
  await anna.do('leaveQueue', {})
  await anna.do('leaveQueue', {})
  await seeQueue(anna, (queue) => !queue.searching)
  await ben.do('joinQueue', {})
  await stage.pass(2_000)
  expect(await seeQueue(ben, (queue) => queue.searching)).toMatchObject({ waiting: 1 })
})

test('players with distant ratings wait until the rating window has grown', async () => {
  const [anna, ben] = [await stage.guest(), await stage.guest()]
  await stage.db.updateTable('users').set({ elo: 1300 }).where('uid', '=', ben.uid).execute()
  for (const player of [anna, ben]) await player.do('joinQueue', {})
  // Reading the queue takes as long as the database does, so the clock advances in steps. 25 s are less than the 30 s
  // after which anyone is accepted, so it is the window that has grown.
  let widest = 0
  for (let second = 1; second <= 25 && (await waiting()).length > 0; second++) {
    await stage.pass(1_000)
    if (second <= 5) expect(await waiting()).toHaveLength(2)
    widest = Math.max(widest, anna.doc<QueueStatus>('queue')?.window ?? 0)
  }
  expect(widest).toBeGreaterThanOrEqual(180)
  expect(await waiting()).toHaveLength(0)
  await Promise.all([seeMatch(anna), seeMatch(ben)])
})

test('the sixth rated game between two players on one day is casual', async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const kinds: string[] = []
  for (let i = 0; i < 6; i++) {
    const matchId = await pairPlayers(stage, ...players)
    kinds.push((await seeMatch(players[0])).kind)
    await joinMatch(stage, ...players, matchId)
    // Alternating winners, so that their ratings stay within reach.
    await players[i % 2]?.do('resign', { matchId })
    await seeSettled(players, matchId)
    await Promise.all(players.map(seeNoMatch))
  }
  expect(kinds).toEqual([...Array(5).fill('ranked'), 'casual'])
  expect(await players[1].see<User>('user', (user) => user.wins === 3)).toMatchObject({
    ratedGames: 5,
    losses: 2,
  })
})

test('a player with an active match can neither search, nor practise, nor accept an invitation', async () => {
  const [anna, ben, eve] = [await stage.guest(), await stage.guest(), await stage.guest()]
  await pairPlayers(stage, anna, ben)
  const { key } = await eve.do('createFriendMatch', { rated: false })
  for (const answer of [
    await anna.call('joinQueue', {}),
    await anna.call('practise', { strength: 'novice' }),
    await anna.call('joinFriendMatch', { key }),
  ])
    expect(answer).toMatchObject(reason('active-match'))
  expect(await waiting()).toEqual([])
  expect(await eve.do('readFriendMatch', { key })).toMatchObject({ own: true })
})

test('searching and practising at once never puts a player both in the queue and in a match', async () => {
  for (let i = 0; i < 5; i++) {
    const anna = await stage.guest()
    await Promise.all([
      anna.call('joinQueue', {}),
      anna.call('practise', { strength: 'novice' }),
      anna.call('joinQueue', {}),
    ])
    expect((await seeMatch(anna)).kind).toBe('practice')
    expect(await waiting()).toEqual([])
  }
})

test('a player paired while another match is being opened for them plays one of the two', async () => {
  const [anna, ben] = [await stage.guest(), await stage.guest()]
  for (const player of [anna, ben]) await player.do('joinQueue', {})
  const [answer] = await Promise.all([anna.call('practise', { strength: 'novice' }), stage.pass(1_200)])
  await stage.breathe()
  const seats = await stage.db.selectFrom('active_seats').select('uid').where('uid', '=', anna.uid).execute()
  expect(seats).toHaveLength(1)
  expect((await seeMatch(anna)).kind).toBe('result' in answer ? 'practice' : 'ranked')
})

test('a declined match ends at once: the other is first in the queue, and only repeated declining pauses the search', async () => {
  const [anna, ben] = [await stage.guest(), await stage.guest()]
  for (const pausedUntil of [null, expect.any(Number)]) {
    await anna.do('joinQueue', {})
    const matchId = await pairPlayers(stage, anna, ben)
    await anna.do('declineMatch', { matchId })
    await seeNoMatch(ben)
    await seeQueue(ben, ({ searching, notice }) => searching && notice === 'opponent-declined')
    const status = await seeQueue(anna, ({ notice }) => notice === 'you-declined')
    expect(status).toMatchObject({ searching: false, pausedUntil })
    await ben.do('leaveQueue', {})
  }
})
