import { periodAt } from '@trivium/rules/leaderboards/leaderboard'
import { utcDay } from '@trivium/rules/time'
import { PASSWORD, register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { choiceIndex } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import type { LeaderboardDocument } from '@trivium/wire/documents/leaderboard'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic, leaderboardTopic } from '@trivium/wire/live/topics'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  recordOneScore,
  recountedCounts,
  storedCounts,
} from '../../leaderboard-entries/sample-players.test-kit.ts'

let stage: TestServer
let ada: Player
let ben: Player
beforeEach(async () => {
  stage = await TestServer.open()
  ada = await registered('ada')
  ben = await registered('ben')
})
afterEach(() => stage.close())

const registered = async (username: string): Promise<Player> =>
  stage.seat(await register(await signInGuest(stage.url), username))
const scored = (player: Player, score: number, at = stage.clock.now()) =>
  recordOneScore(stage.db, player.uid, [{ kind: 'survival', score }], at)
const names = async (player: Player, board = 'survival') =>
  (await player.do('readBoard', { board })).rows.map(({ place, username }) => `${place} ${username}`)

/** Plays Survival until this many answers were right. */
const run = async (player: Player, right: number): Promise<void> => {
  const { gameId } = await player.do('openSurvival', { untimed: false })
  player.follow(gameTopic(gameId))
  for (let i = 0; i <= right; i++) {
    await player.do('nextQuestion', { gameId })
    const { index, question } = await player.see<SoloDocument>(
      gameTopic(gameId),
      ({ phase, marks }) => phase === 'question' && marks.length === i,
    )
    const choice = choiceIndex(question?.choices ?? [], i < right ? 'right' : 'wrong')
    await player.do('answerQuestion', { gameId, index, choice })
  }
  await player.see<SoloDocument>(gameTopic(gameId), ({ settled }) => settled)
}

test('a Survival run enters the leaderboards, and a subscriber sees it within a second', async () => {
  await run(ben, 2)
  ada.follow(leaderboardTopic('survival'))
  const first = await ada.see<LeaderboardDocument>(leaderboardTopic('survival'), () => true)
  expect(first).toMatchObject({
    board: 'survival',
    players: 1,
    top: [{ username: 'ben', score: 2, isYou: false }],
  })
  await run(ada, 3)
  await stage.pass(1_000)
  const { top } = await ada.see<LeaderboardDocument>(
    leaderboardTopic('survival'),
    ({ players }) => players === 2,
  )
  expect(top.map(({ place, username, score }) => [place, username, score])).toEqual([
    [1, 'ada', 3],
    [2, 'ben', 2],
  ])
  expect((await ada.do('readSurvival', {})).top.map(({ username, isYou }) => [username, isYou])).toEqual([
    ['ada', true],
    ['ben', false],
  ])
})

test('an entry by another process appears within ten seconds', async () => {
  ada.follow(leaderboardTopic('survival'))
  await ada.see<LeaderboardDocument>(leaderboardTopic('survival'), ({ players }) => players === 0)
  await scored(ben, 4)
  await stage.pass(10_000)
  await ada.see<LeaderboardDocument>(leaderboardTopic('survival'), ({ players }) => players === 1)
})

test('a page ends with a cursor from which the next one continues', async () => {
  const guests = await Promise.all(Array.from({ length: 27 }, () => signInGuest(stage.url)))
  for (const guest of guests) await scored(guest, 5)
  await scored(ada, 5)
  const first = await ada.do('readBoard', { board: 'survival' })
  expect(first).toMatchObject({ players: 28, rows: { length: 25 } })
  const second = await ada.do('readBoard', { board: 'survival', after: first.next ?? '' })
  expect(second).toMatchObject({ players: 28, rows: { length: 3 }, next: null })
  const all = [...first.rows, ...second.rows]
  expect(all.filter(({ isYou }) => isYou)).toEqual([
    {
      place: 1,
      username: 'ada',
      isGuest: false,
      profilePic: expect.any(String),
      score: 5,
      ms: null,
      isYou: true,
    },
  ])
  expect(all.filter(({ isGuest, username }) => isGuest && / \d\d$/.test(username))).toHaveLength(27)
})

test('a player who is not on a leaderboard learns why', async () => {
  const own = (board: string) => ada.do('readOwnPlace', { board })
  expect(await own('survival')).toEqual({ own: null, around: [], why: 'nothing-yet', missing: 0 })
  expect(await own('elo')).toEqual({ own: null, around: [], why: 'not-settled', missing: 20 })
  await stage.db.updateTable('users').set({ rated_games: 8 }).where('uid', '=', ada.uid).execute()
  expect(await own('elo')).toMatchObject({ why: 'not-settled', missing: 12 })
  await scored(ada, 3)
  expect(await own('survival')).toMatchObject({ own: { place: 1, score: 3, isYou: true }, why: null })
  await ada.do('saveSettings', { boards: false })
  expect(await own('survival')).toEqual({ own: null, around: [], why: 'left', missing: 0 })
})

test('opting out removes a player from all leaderboards at once, opting in restores them', async () => {
  await scored(ada, 3)
  await scored(ben, 2)
  ben.follow(leaderboardTopic('survival'))
  await ben.see<LeaderboardDocument>(leaderboardTopic('survival'), ({ players }) => players === 2)
  await ada.do('saveSettings', { boards: false })
  expect(await names(ben)).toEqual(['1 ben'])
  await stage.pass(1_000)
  await ben.see<LeaderboardDocument>(leaderboardTopic('survival'), ({ players }) => players === 1)
  await ada.do('saveSettings', { boards: true, sound: 'off' })
  expect(await names(ben)).toEqual(['1 ada', '2 ben'])
  expect(await storedCounts(stage.db)).toEqual(await recountedCounts(stage.db))
})

test('a banned player is on no leaderboard until the ban ends, and on all of them afterwards', async () => {
  await scored(ada, 3)
  await scored(ben, 2)
  const ban = { username: 'ada', reason: 'insults others', until: stage.clock.now() + 60_000 }
  await stage.app.moderation.ban('command line', ban)
  expect(await names(ben)).toEqual(['1 ben'])
  await stage.app.moderation.unban('command line', 'ada')
  expect(await names(ben)).toEqual(['1 ada', '2 ben'])
  await stage.app.moderation.ban('command line', ban)
  await stage.pass(75_000)
  await until(async () => (await names(ben)).length === 2, 'the time of the ban is over')
  expect(await storedCounts(stage.db)).toEqual(await recountedCounts(stage.db))
})

test('a ban that ended while no server ran is over at startup', async () => {
  await scored(ada, 3)
  const until = stage.clock.now() + 1_000
  await stage.app.moderation.ban('command line', { username: 'ada', reason: 'insults others', until })
  await stage.db.updateTable('users').set({ banned_until: 1 }).where('uid', '=', ada.uid).execute()
  await stage.restart()
  expect(await names(await stage.guest())).toEqual(['1 ada'])
})

test('a guest’s leaderboard entries become the account’s after logging in', async () => {
  const guest = await signInGuest(stage.url)
  await scored(guest, 9)
  await scored(ada, 4)
  await recordOneScore(
    stage.db,
    guest.uid,
    [{ kind: 'flags', region: 'asia', score: 30, ms: 60_000 }],
    stage.clock.now(),
  )
  const answer = await guest.http('logIn', { name: 'ada', password: PASSWORD, guest: 'merge' })
  expect(answer).toMatchObject({ result: {} })
  expect(await names(ben)).toEqual(['1 ada'])
  expect(await names(ben, 'flags/asia')).toEqual(['1 ada'])
  expect((await ben.do('readBoard', { board: 'survival' })).rows[0]?.score).toBe(9)
  expect(await storedCounts(stage.db)).toEqual(await recountedCounts(stage.db))
})

test('a deleted account is on no leaderboard', async () => {
  await scored(ada, 4)
  await ada.http('deleteAccount', { password: PASSWORD })
  expect(await names(ben)).toEqual(['1 ada'])
  await stage.db.deleteFrom('sessions').where('user_id', '=', ada.uid).execute()
  ada.leave()
  await stage.db.updateTable('users').set({ deletion_at: 1 }).where('uid', '=', ada.uid).execute()
  await stage.restart()
  const guest = await stage.guest()
  await until(async () => (await names(guest)).length === 0, 'the account is deleted')
  expect(await storedCounts(stage.db)).toEqual(await recountedCounts(stage.db))
})

test('past weeks and days with games are listed, newest first', async () => {
  const now = stage.clock.now()
  for (const weeks of [2, 1, 0]) await scored(ada, 3, now - weeks * 7 * 86_400_000)
  const response = await ada.do('readPeriods', { kind: 'survival' })
  expect(response).toEqual({ now: '2026-W01', periods: ['2026-W01', '2025-W52', '2025-W51'] })
  expect(await ada.do('readPeriods', { kind: 'survival', before: '2025-W52' })).toMatchObject({
    periods: ['2025-W51'],
  })
  expect(await ada.do('readPeriods', { kind: 'daily' })).toEqual({ now: '2026-01-01', periods: [] })
})

test('a leaderboard can only be subscribed to by its key', async () => {
  ada.follow('board:nothing')
  await stage.breathe()
  expect(ada.frames.some((frame) => frame.includes('unknown-topic'))).toBe(true)
})

test('while few ratings are ranked, provisional ones are shown below them, without those who have left', async () => {
  const cleo = await registered('cleo')
  const rate = async (player: Player, elo: number, games: number) => {
    await stage.db
      .updateTable('users')
      .set({ elo, rated_games: games })
      .where('uid', '=', player.uid)
      .execute()
    await recordOneScore(stage.db, player.uid, [{ kind: 'elo', elo, gained: 10 }], stage.clock.now())
  }
  expect(await ada.do('readFirstBoard', {})).toEqual({ kind: 'elo' })
  await run(ben, 2)
  expect(await ada.do('readFirstBoard', {})).toEqual({ kind: 'survival' })
  await rate(ada, 1010, 20)
  await rate(ben, 1300, 3)
  await rate(cleo, 1200, 19)
  expect(await ada.do('readBoard', { board: 'elo' })).toMatchObject({
    players: 1,
    rows: [{ place: 1, username: 'ada' }],
    provisional: [
      { username: 'ben', score: 1300, isYou: false },
      { username: 'cleo', score: 1200 },
    ],
  })
  expect(await ada.do('readFirstBoard', {})).toEqual({ kind: 'elo' })
  await ben.http('saveSettings', { boards: false })
  expect(await cleo.do('readBoard', { board: 'elo' })).toMatchObject({
    provisional: [{ username: 'cleo', isYou: true }],
  })
})

test('a score of zero is no rank, and while nobody has one, the bot has the score to beat', async () => {
  const botScore = async (board: string) => (await ben.do('readBoard', { board })).botScore
  await run(ada, 0)
  expect(await ada.do('readOwnPlace', { board: 'survival' })).toMatchObject({ own: null, why: 'nothing-yet' })
  const score = await botScore('survival')
  expect(score).toBeGreaterThan(0)
  expect(await ada.do('readBoard', { board: 'survival' })).toMatchObject({
    players: 0,
    rows: [],
    botScore: score,
  })
  expect(await ada.do('readSurvival', {})).toMatchObject({ botScore: score, players: 0, top: [] })
  expect(await botScore(`survival/${periodAt('survival', stage.clock.now())}`)).toBe(score)
  expect(await botScore(`daily/${utcDay(stage.clock.now())}`)).toBeGreaterThan(0)

  await scored(ben, 1)
  expect(await botScore('survival')).toBeNull()
  expect(await ada.do('readSurvival', {})).toMatchObject({ botScore: null, players: 1 })
})
