import { signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterAll(() => stage.close())

test('nobody can play or review another player’s game', async () => {
  const [one, other] = [await stage.guest(), await stage.guest()]
  const { gameId } = await one.do('openSurvival', { untimed: false })
  for (const fn of ['nextQuestion', 'giveUp', 'readSoloReview'] as const)
    expect(await other.call(fn, { gameId })).toMatchObject({
      error: { details: { reason: 'not-your-match' } },
    })
})

test('no right answer is sent before the player has answered', async () => {
  const player = await signInGuest(stage.url).then((entered) => stage.seat(entered))
  const { gameId: id } = await player.do('openDaily', {})
  player.follow(gameTopic(id))
  await player.do('nextQuestion', { gameId: id })
  await player.see<SoloDocument>(gameTopic(id), ({ phase }) => phase === 'question')
  expect(player.frames.join('\n')).not.toMatch(/"(right|accepted)":(?!null)/)
})
