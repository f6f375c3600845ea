import { register } from '@trivium/testkit/account'
import { answer, seeGame, seeMatch, seeQuestion } from '@trivium/testkit/duel'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { choiceIndex } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, expect, test } from 'vitest'

const PUPILS = 40

/** Uses the default limits. The clock stands still while players arrive, so no limit's window ends. */
let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterAll(() => stage.close())

const all = <T>(players: readonly Player[], act: (player: Player, i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(players.map(act))

const pair = async (players: readonly Player[]): Promise<string[]> => {
  await all(players, (player) => player.do('joinQueue', {}))
  const isPaired = () => players.every((player) => player.doc<{ match: unknown }>('match')?.match)
  for (let looks = 0; !isPaired() && looks < 60; looks++) {
    await stage.pass(1_000)
    await until(isPaired, 'all players to see their match', { patience: 200 }).catch(() => {})
  }
  return all(players, async (player) => (await seeMatch(player)).id)
}

const playDaily = async (player: Player): Promise<number> => {
  const { gameId } = await player.do('openDaily', {})
  const topic = gameTopic(gameId)
  player.follow(topic)
  for (let index = 0; index < 10; index++) {
    await player.do('nextQuestion', { gameId })
    const { question } = await player.see<SoloDocument>(topic, (game) => game.phase === 'question')
    const choice = choiceIndex(question?.choices ?? [], 'right')
    await player.do('answerQuestion', { gameId, index, choice })
    await player.see<SoloDocument>(topic, (game) => game.marks.length > index)
  }
  return (await player.see<SoloDocument>(topic, (game) => game.settled)).score
}

test('a class of 40 behind one address registers, plays battles and plays the daily, all at once', async () => {
  const guests = await Promise.all(Array.from({ length: PUPILS }, () => signInGuest(stage.url)))
  const pupils = await all(guests, async (guest, i) => stage.seat(await register(guest, `Pupil${i}`)))

  const ids = await pair(pupils)
  expect(new Set(ids).size).toBe(PUPILS / 2)
  await all(pupils, async (pupil, i) => {
    const matchId = ids[i] as string
    await pupil.do('joinMatch', { matchId })
    pupil.follow(gameTopic(matchId))
    await seeGame(pupil, matchId, (game) => game.phase === 'starting')
  })
  await stage.pass(3_025)
  for (let index = 0; index < 10; index++) {
    await all(pupils, async (pupil, i) => {
      await seeQuestion(pupil, ids[i] as string, index)
      expect(await answer(pupil, ids[i] as string, i % 3 === 0 ? 'right' : 'wrong')).toHaveProperty('result')
    })
    await all(pupils, (pupil, i) => seeGame(pupil, ids[i] as string, (game) => game.reveal !== null))
    await stage.pass(2_525)
  }
  await all(pupils, (pupil, i) => seeGame(pupil, ids[i] as string, (game) => game.settled))

  expect(await all(pupils, playDaily)).toEqual(pupils.map(() => 10))
})
