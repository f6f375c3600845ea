import { ANIMALS, COLOUR_WORDS } from '@trivium/content/nicknames/words'
import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { GUEST_COLOURS } from '@trivium/wire/guest-colours'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readUser } from '../../users/queries.ts'
import { isAllowed } from './usernames/allowed.ts'

let stage: TestServer
let guest: Player
beforeAll(async () => {
  stage = await TestServer.open()
  guest = await signInGuest(stage.url)
})
afterAll(() => stage.close())

const stored = (uid: string) =>
  stage.db.selectFrom('users').select(['nickname', 'colour']).where('uid', '=', uid).executeTakeFirstOrThrow()
const refusal = (reason: string) => ({ error: { details: { reason } } })

test('every nickname that can be drawn passes the filter of usernames, and its colour has a picture', () => {
  const words = Object.values(COLOUR_WORDS).flat()
  const refused = words.flatMap((word) =>
    ANIMALS.map((animal) => `${word}_${animal}_42`).filter((name) => !isAllowed(name)),
  )
  expect(refused).toEqual([])
  expect(Object.keys(COLOUR_WORDS)).toEqual([...GUEST_COLOURS])
})

test('one call gives a guest another nickname; the document keeps the name and picture of the specification', async () => {
  const before = await readUser(stage.db, guest.uid)
  expect(before).toMatchObject({ username: 'Guest', profilePic: 'profile1' })
  await guest.http('drawNickname', {})
  const drawn = await stored(guest.uid)
  expect(drawn.nickname).not.toBe(before?.nickname)
  expect(await readUser(stage.db, guest.uid)).toEqual({ ...before, ...drawn })
})

test('a guest types a nickname; abusive, reserved and players’ names are refused', async () => {
  const chosen = { nickname: 'Sleepy Otter', colour: 'pink' } as const
  expect(await guest.http('chooseNickname', chosen)).toEqual({ result: chosen })
  await register(await signInGuest(stage.url), 'Ada_L')
  const choose = (nickname: string) => guest.http('chooseNickname', { ...chosen, nickname })
  for (const name of ['Guest 7', 'Real Admin', 'Fuck You'])
    expect(await choose(name)).toMatchObject(refusal('nickname-not-allowed'))
  for (const name of ['Ada_L', 'ada l']) expect(await choose(name)).toMatchObject(refusal('nickname-taken'))
  expect(await stored(guest.uid)).toEqual(chosen)
})

test('an account has a username and no nickname', async () => {
  const player = await signInGuest(stage.url)
  await player.http('drawNickname', {})
  await register(player, 'Bea')
  expect(await stored(player.uid)).toEqual({ nickname: null, colour: null })
  expect(await player.http('drawNickname', {})).toMatchObject(refusal('already-registered'))
  expect(await readUser(stage.db, player.uid)).toMatchObject({
    username: 'Bea',
    nickname: null,
    colour: null,
  })
})
