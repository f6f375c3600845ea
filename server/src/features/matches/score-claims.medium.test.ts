import { answer, begin, meet, playQuestion, seeQuestion } from '@trivium/testkit/duel'
import { Stage } from '@trivium/testkit/stage'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

test('the server answers a score claim with what it judged, and notes a forged one once', async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const [anna, ben] = players
  const matchId = await meet(stage, ...players)
  const claim = (questionIndex: number, isCorrect: boolean) =>
    anna.do('updatePlayerScore', { matchId, questionIndex, isCorrect })
  const notes = () => stage.db.selectFrom('fair_play_notes').selectAll().execute()

  await anna.do('joinMatch', { matchId })
  expect(await claim(0, false)).toEqual({ score: 0, agreed: true })
  await begin(stage, ...players, matchId)
  await playQuestion(stage, players, matchId, ['right', 'wrong'])
  await playQuestion(stage, players, matchId, ['wrong', 'right'])

  expect(await claim(0, true)).toEqual({ score: 1, agreed: true })
  expect(await claim(1, false)).toEqual({ score: 1, agreed: true })
  expect(await notes()).toEqual([])

  expect(await claim(1, true)).toEqual({ score: 1, agreed: false })
  expect(await claim(1, true)).toEqual({ score: 1, agreed: false })
  expect(await claim(9, true)).toEqual({ score: 1, agreed: false })
  expect((await notes()).map(({ uid, game_id, kind, detail }) => ({ uid, game_id, kind, detail }))).toEqual([
    { uid: anna.uid, game_id: matchId, kind: 'forged-score', detail: { questionIndex: 1 } },
    { uid: anna.uid, game_id: matchId, kind: 'forged-score', detail: { questionIndex: 9 } },
  ])

  // A claim about an open question tells nothing of it before its reveal.
  await seeQuestion(anna, matchId, 2)
  await answer(anna, matchId, 'right')
  expect(await claim(2, false)).toEqual({ score: 1, agreed: true })
  const { score } = await ben.do('updatePlayerScore', { matchId, questionIndex: 1, isCorrect: true })
  expect(score).toBe(1)
})
