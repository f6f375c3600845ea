import { answer, MAX_TIMER_DELAY, seeGame, seeMatch, seeQuestion } from '@trivium/testkit/duel'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

test.each(['novice', 'regular', 'expert'] as const)(
  'a practice match against the %s bot is labelled, casual and played to the end',
  async (strength) => {
    const anna = await stage.guest()
    const { matchId } = await anna.do('practise', { strength })
    expect(await seeMatch(anna)).toMatchObject({
      id: matchId,
      kind: 'practice',
      playerIds: [anna.uid, `bot:${strength}`],
      opponent: { username: expect.stringContaining('(bot)') },
      autoNavigated: true,
    })
    anna.follow(gameTopic(matchId))
    await seeGame(anna, matchId, (game) => game.phase === 'starting')
    await stage.pass(3_000 + MAX_TIMER_DELAY)
    for (let index = 0; index < 10; index++) {
      await seeQuestion(anna, matchId, index)
      await answer(anna, matchId, 'right')
      await stage.pass(9_600)
      await seeGame(anna, matchId, (game) => game.reveal !== null || game.index > index)
      await stage.pass(2_500 + MAX_TIMER_DELAY)
    }
    const game = await seeGame(anna, matchId, (doc) => doc.settled)
    expect(game.scores[0]).toBe(10)
    expect(game.scores[1]).toBeLessThanOrEqual(10)
    expect(game.ratings).toBeNull()
    expect(await anna.see<User>('user', (user) => user.questionsCorrect === 10)).toMatchObject({
      elo: 1000,
      ratedGames: 0,
      wins: 0,
      perfectScores: 0,
    })
    expect(await anna.call('offerRematch', { matchId })).toMatchObject({
      error: { details: { reason: 'no-rematch-with-bot' } },
    })
  },
)

test('a second practice match cannot be opened while one is running', async () => {
  const anna = await stage.guest()
  const answers = await Promise.all([
    anna.call('practise', { strength: 'novice' }),
    anna.call('practise', { strength: 'expert' }),
  ])
  expect(answers.filter((one) => 'result' in one)).toHaveLength(1)
  expect(answers.find((one) => 'error' in one)).toMatchObject({
    error: { details: { reason: 'active-match' } },
  })
})
