import { nicknameOf } from '@trivium/content/nicknames/nickname'
import { PASSWORD, register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import type { LeaderboardRow } from '@trivium/wire/documents/leaderboard'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillMissing } from '../users/queries.ts'
import { readNeighbours, readPage } from './read-pages.ts'
import { recordOneScore } from './sample-players.test-kit.ts'

let stage: TestServer
let player: Player
beforeEach(async () => {
  stage = await TestServer.open()
  player = await signInGuest(stage.url)
})
afterEach(() => stage.close())

const scored = ({ uid }: Player, score: number) =>
  recordOneScore(stage.db, uid, [{ kind: 'survival', score }], stage.clock.now())
const shown = ({ username, profilePic, isGuest }: LeaderboardRow) => [username, profilePic, isGuest]
/** The first player as the all-time page shows them; this week's neighbours must show the same. */
const first = async (): Promise<unknown[]> => {
  const [row] = (await readPage(stage.db, 'survival', {})).rows
  const [near] = await readNeighbours(stage.db, 'survival/2026-W01', player.uid)
  expect(near && shown(near)).toEqual(row && shown(row))
  return row === undefined ? [] : shown(row)
}
/** Entries that differ from the players' rows. */
const misnamed = () =>
  stage.db
    .selectFrom('board_entries as entry')
    .innerJoin('users', 'users.uid', 'entry.uid')
    .select(['entry.board', 'entry.uid'])
    .where((is) =>
      is.or([
        is('entry.username', 'is distinct from', is.ref('users.username')),
        is('entry.profile_pic', 'is distinct from', is.ref('users.profile_pic')),
        is('entry.is_anonymous', 'is distinct from', is.ref('users.is_anonymous')),
      ]),
    )
    .execute()

test('a change of name, picture or guest status shows on every leaderboard at once', async () => {
  await scored(player, 5)
  const { nickname, colour } = nicknameOf(player.uid)
  expect(await first()).toEqual([nickname, `profile1-${colour}`, true])

  await player.http('chooseNickname', { nickname: 'Sleepy Otter', colour: 'pink' })
  expect(await first()).toEqual(['Sleepy Otter', 'profile1-pink', true])

  await player.http('choosePicture', { profilePic: 'profile7' })
  expect(await first()).toEqual(['Sleepy Otter', 'profile7', true])

  await register(player, 'ada')
  expect(await first()).toEqual(['ada', 'profile7', false])

  await player.http('choosePicture', { profilePic: 'profile9' })
  expect(await first()).toEqual(['ada', 'profile9', false])

  const renamed = await player.http('changeUsername', { username: 'Zoe' })
  expect(renamed).toEqual({ result: { username: 'Zoe' } })
  expect(await first()).toEqual(['Zoe', 'profile9', false])

  await stage.db.updateTable('users').set({ profile_pic: null }).where('uid', '=', player.uid).execute()
  await fillMissing(stage.db, player.uid, stage.clock.now())
  expect(await first()).toEqual(['Zoe', 'profile2', false])
  expect(await misnamed()).toEqual([])
})

test('scores entered while a player is hidden show the name they have when they return', async () => {
  await register(player, 'ada')
  await scored(player, 5)
  await player.http('saveSettings', { boards: false })
  await scored(player, 6)
  await player.http('changeUsername', { username: 'Zoe' })
  expect(await first()).toEqual([])
  expect(await misnamed()).toEqual([])
  await player.http('saveSettings', { boards: true })
  expect(await first()).toEqual(['Zoe', 'profile1', false])
})

test('a guest’s scores show the account’s name after logging in, and no name after its deletion', async () => {
  await register(player, 'ada')
  const guest = await signInGuest(stage.url)
  await scored(guest, 9)
  await guest.http('choosePicture', { profilePic: 'profile7' })
  await guest.http('logIn', { name: 'ada', password: PASSWORD, guest: 'merge' })
  expect(await first()).toEqual(['ada', 'profile1', false])
  expect(await misnamed()).toEqual([])

  await player.http('deleteAccount', { password: PASSWORD })
  await stage.db.deleteFrom('sessions').where('user_id', '=', player.uid).execute()
  await stage.db.updateTable('users').set({ deletion_at: 1 }).where('uid', '=', player.uid).execute()
  await stage.restart()
  const left = () => stage.db.selectFrom('board_entries').select('username').execute()
  await until(async () => (await left()).length === 0, 'the account is deleted')
  expect(await first()).toEqual([])
})
