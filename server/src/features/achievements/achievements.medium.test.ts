import { register } from '@trivium/testkit/account'
import { joinMatch, pairPlayers, playOn, seeSettled } from '@trivium/testkit/duel'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { FUNCTIONS } from '@trivium/wire/registry'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterAll(() => stage.close())

let names = 0
let winner: Player
let loser: Player
beforeEach(async () => {
  winner = await stage.seat(await register(await signInGuest(stage.url), `winner${names++}`))
  loser = await stage.guest()
})
afterEach(() => stage.clear())

/** A whole match in which the winner is always right and the other never. */
const win = async (): Promise<void> => {
  const id = await pairPlayers(stage, winner, loser)
  await joinMatch(stage, winner, loser, id)
  await playOn(stage, [winner, loser], id, () => ['right', 'wrong'])
  await seeSettled([winner, loser], id)
}
const seeUnlocked = (player: Player, ...ids: string[]) =>
  player.see<User>('user', ({ achievements }) => ids.every((id) => achievements.includes(id)))
const shares = () => winner.do('readAchievementShares', {})
const nameOf = async (player: Player) => (await player.see<User>('user', () => true)).username

test('a first victory unlocks its achievement for the winner only, and is counted', async () => {
  const before = await shares()
  await win()
  const user = await seeUnlocked(winner, 'first_victory')
  expect(user.achievements).toEqual(['first_victory'])
  expect(user.unshown).toEqual(['first_victory'])
  expect((await loser.see<User>('user', ({ losses }) => losses === 1)).achievements).toEqual([])
  const after = await shares()
  expect(after.players).toBe(before.players)
  expect(after.counts.first_victory).toBe((before.counts.first_victory ?? 0) + 1)
})

test('two achievements unlocked at once follow the order of the table', async () => {
  await stage.db.updateTable('users').set({ questions_correct: 91 }).where('uid', '=', winner.uid).execute()
  await win()
  const { unshown } = await seeUnlocked(winner, 'first_victory', 'know_it_all')
  expect(unshown).toEqual(['first_victory', 'know_it_all'])
})

test('a hundred right answers do not unlock the achievement for more than a hundred', async () => {
  await stage.db.updateTable('users').set({ questions_correct: 90 }).where('uid', '=', winner.uid).execute()
  await win()
  expect((await seeUnlocked(winner, 'first_victory')).unshown).toEqual(['first_victory'])
})

test('if two devices ask at once, one shows the unlock and the other learns that it has been shown', async () => {
  await win()
  await seeUnlocked(winner, 'first_victory')
  const phone = await stage.again(winner)
  expect((await seeUnlocked(phone, 'first_victory')).unshown).toEqual(['first_victory'])
  const asked = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      (n % 2 ? winner : phone).do('showAchievement', { id: 'first_victory', page: `page-no-${n}` }),
    ),
  )
  expect(asked.filter(({ show }) => show)).toHaveLength(1)
  for (const device of [winner, phone]) await device.see<User>('user', ({ unshown }) => unshown.length === 0)
  expect(await winner.do('showAchievement', { id: 'first_victory', page: 'page-no-5' })).toEqual({
    show: false,
  })
})

test('a page that missed the response gets the same one when it asks again', async () => {
  await win()
  await seeUnlocked(winner, 'first_victory')
  const asked = { id: 'first_victory', page: 'page-no-1' }
  expect(await winner.do('showAchievement', asked)).toEqual({ show: true })
  expect(await winner.do('showAchievement', asked)).toEqual({ show: true })
})

test('an unlock that has not been shown survives a crash', async () => {
  await win()
  await stage.kill()
  winner = await stage.again(winner)
  expect((await seeUnlocked(winner, 'first_victory')).unshown).toEqual(['first_victory'])
  expect(await winner.do('showAchievement', { id: 'first_victory', page: 'page-no-1' })).toEqual({
    show: true,
  })
})

test('a locked or unknown achievement is never shown', async () => {
  for (const id of ['quiz_god', 'first_victory', 'no_such', ''])
    expect(await loser.do('showAchievement', { id, page: 'page-no-1' })).toEqual({ show: false })
})

test('a newcomer adds one to the player count; every achievement has a count', async () => {
  const before = await shares()
  await stage.guest()
  const { players, counts } = await shares()
  expect(players).toBe(before.players + 1)
  expect(Object.keys(counts)).toHaveLength(26)
})

test('anybody can read a registered player’s achievements and progress', async () => {
  const from = stage.clock.now()
  await win()
  await seeUnlocked(winner, 'first_victory')
  const username = await nameOf(winner)
  const page = await loser.do('readAchievements', { username: username.toUpperCase() })
  expect(FUNCTIONS.readAchievements.output.parse(page)).toEqual(page)
  expect(page).toMatchObject({ username, profilePic: 'profile1' })
  expect(page.players).toBe((await shares()).players)
  expect(page.achievements).toHaveLength(26)
  const [first, second] = page.achievements
  expect(first).toEqual({
    id: 'first_victory',
    at: expect.any(Number),
    have: 1,
    need: 1,
    count: expect.any(Number),
  })
  expect(first?.at).toBeGreaterThan(from)
  expect(first?.at).toBeLessThanOrEqual(stage.clock.now())
  expect(second).toMatchObject({ id: 'all_i_do_is_win', at: null, have: 1, need: 11, count: 0 })
  expect(page.achievements.find(({ id }) => id === 'know_it_all')).toMatchObject({ have: 10, need: 101 })
})

test('an unknown name has no achievements', async () => {
  const answer = await loser.call('readAchievements', { username: 'Nobody-there' })
  expect('error' in answer && answer.error.details.reason).toBe('unknown-player')
})
