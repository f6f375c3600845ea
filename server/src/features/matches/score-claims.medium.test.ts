import {
  answer,
  joinMatch,
  MAX_TIMER_DELAY,
  pairPlayers,
  playQuestion,
  seeGame,
  seeQuestion,
} from '@trivium/testkit/duel'
import { TestServer } from '@trivium/testkit/test-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterAll(() => stage.close())

test('the server answers a score claim with its own score, and notes a forged claim once', async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const [anna, ben] = players
  const matchId = await pairPlayers(stage, ...players)
  const claim = (questionIndex: number, isCorrect: boolean) =>
    anna.do('updatePlayerScore', { matchId, questionIndex, isCorrect })
  const notes = () => stage.db.selectFrom('fair_play_notes').selectAll().execute()

  await anna.do('joinMatch', { matchId })
  expect(await claim(0, false)).toEqual({ score: 0, agreed: true })
  await joinMatch(stage, ...players, matchId)
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

  // A claim about an open question reveals nothing before its end.
  await seeQuestion(anna, matchId, 2)
  await answer(anna, matchId, 'right')
  expect(await claim(2, false)).toEqual({ score: 1, agreed: true })
  const { score } = await ben.do('updatePlayerScore', { matchId, questionIndex: 1, isCorrect: true })
  expect(score).toBe(1)
})

test('late answers and answers that our pages never send are noted with their number; a double click is not', async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const [anna] = players
  const matchId = await pairPlayers(stage, ...players)
  await joinMatch(stage, ...players, matchId)
  const send = async (index: number) => {
    const response = await anna.call('answer', { matchId, index, choice: 0 })
    return 'error' in response ? response.error.details.reason : null
  }
  expect(await send(0)).toBeNull()
  expect(await send(0)).toBe('already-answered')
  for (const index of [5, 9, 9]) expect(await send(index)).toBe('question-not-open')
  await answer(players[1], matchId, 'wrong')
  await seeGame(anna, matchId, (game) => game.reveal !== null)
  await stage.pass(2_500 + MAX_TIMER_DELAY)
  await playQuestion(stage, players, matchId, [null, 'wrong'])
  expect(await send(1)).toBe('question-closed')
  const notes = await stage.db
    .selectFrom('fair_play_notes')
    .select(['uid', 'kind', 'detail'])
    .where('game_id', '=', matchId)
    .orderBy('kind')
    .execute()
  expect(notes).toEqual([
    { uid: anna.uid, kind: 'forged-answer', detail: { times: 3 } },
    { uid: anna.uid, kind: 'late-answer', detail: { times: 1 } },
  ])
})
