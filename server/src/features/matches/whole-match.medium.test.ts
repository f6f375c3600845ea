import { begin, meet, playOn, seeGame } from '@trivium/testkit/duel'
import { Stage } from '@trivium/testkit/stage'
import type { User } from '@trivium/wire/documents/user'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

test('a ranked battle is played to a rating change that is in the books', async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const [anna, ben] = players
  const id = await meet(stage, anna, ben)
  await begin(stage, anna, ben, id)
  const [first] = await playOn(stage, players, id, (index) => ['right', index < 4 ? 'right' : 'wrong'])
  expect(first.ended).toMatchObject({ reason: 'completed' })
  const seat = first.seat
  expect(first.scores[seat]).toBe(10)
  expect(first.scores[1 - seat]).toBe(4)
  expect(first.ratings?.[seat]).toEqual({ before: 1000, after: 1020 })
  expect(first.ratings?.[1 - seat]).toEqual({ before: 1000, after: 980 })

  const user = await anna.see<User>('user', (doc) => doc.ratedGames === 1)
  expect(user).toMatchObject({
    elo: 1020,
    wins: 1,
    losses: 0,
    draws: 0,
    winStreak: 1,
    questionsCorrect: 10,
    perfectScores: 1,
    lastEloChange: 20,
  })
  expect(await ben.see<User>('user', (doc) => doc.ratedGames === 1)).toMatchObject({
    elo: 980,
    wins: 0,
    losses: 1,
    winStreak: 0,
    questionsCorrect: 4,
    perfectScores: 0,
    lastEloChange: -20,
  })
  await seeGame(ben, id, (game) => game.settled)
})
