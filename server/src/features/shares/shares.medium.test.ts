import { joinMatch, pairPlayers, playOn } from '@trivium/testkit/duel'
import type { Player } from '@trivium/testkit/player'
import { choiceIndex } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

const see = (player: Player, id: string, fits: (game: SoloDocument) => boolean) =>
  player.see<SoloDocument>(gameTopic(id), fits)

/** A run of Survival with one right answer and one wrong. */
const playRun = async (player: Player): Promise<string> => {
  const { gameId } = await player.do('openSurvival', { untimed: false })
  player.follow(gameTopic(gameId))
  for (const how of ['right', 'wrong'] as const) {
    await player.do('nextQuestion', { gameId })
    const { index, question } = await see(player, gameId, ({ phase }) => phase === 'question')
    await player.do('answerQuestion', { gameId, index, choice: choiceIndex(question?.choices ?? [], how) })
    await see(player, gameId, ({ marks }) => marks.length > index)
  }
  await see(player, gameId, ({ settled }) => settled)
  return gameId
}

const refusal = (reason: string) => ({ error: { details: { reason } } })

test('whoever has the link reads the result, with the current name and without questions', async () => {
  const anna = await stage.guest()
  const { id, result } = await anna.do('shareGame', { gameId: await playRun(anna) })
  expect(result).toEqual({
    ...{ mode: 'survival', name: expect.any(String), score: 1, total: null, marks: [true, false] },
    ...{ day: null, isPractice: false, region: null, ms: null, title: null, opponent: null },
    path: '/survival',
  })
  await stage.db.updateTable('users').set({ username: 'Ada' }).where('uid', '=', anna.uid).execute()
  expect(await (await stage.guest()).do('readShare', { id })).toEqual({ result: { ...result, name: 'Ada' } })
})

test('only a player of a finished game can make its link', async () => {
  const [anna, ben] = [await stage.guest(), await stage.guest()]
  const gameId = await playRun(anna)
  const { gameId: running } = await anna.do('openSurvival', { untimed: true })
  expect(await ben.call('shareGame', { gameId })).toMatchObject(refusal('not-your-match'))
  expect(await anna.call('shareGame', { gameId: running })).toMatchObject(refusal('match-not-over'))
  expect(await anna.call('shareGame', { gameId: 'zzzzzzzzzzzz' })).toMatchObject(refusal('unknown-match'))
})

test('a link that this server has not made shows nothing', async () => {
  const anna = await stage.guest()
  const { id } = await anna.do('shareGame', { gameId: await playRun(anna) })
  for (const forged of [
    `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`,
    `${id.slice(0, 12)}1${id.slice(13)}`,
  ])
    expect(await anna.call('readShare', { id: forged })).toMatchObject(refusal('unknown-share'))
})

test.each([
  ['who is banned', { banned_until: Number.MAX_SAFE_INTEGER }],
  ['whose account is deleted', { deleted_at: 1 }],
] as const)('the link of a player %s shows nothing', async (_, change) => {
  const anna = await stage.guest()
  const { id } = await anna.do('shareGame', { gameId: await playRun(anna) })
  await stage.db.updateTable('users').set(change).where('uid', '=', anna.uid).execute()
  expect(await (await stage.guest()).call('readShare', { id })).toMatchObject(refusal('unknown-share'))
})

test('each player of a match shares their own side', async () => {
  const [anna, ben] = [await stage.guest(), await stage.guest()]
  const id = await pairPlayers(stage, anna, ben)
  await joinMatch(stage, anna, ben, id)
  await playOn(stage, [anna, ben], id, (index) => ['right', index < 4 ? 'right' : 'wrong'])
  const [won, lost] = await Promise.all([anna, ben].map((player) => player.do('shareGame', { gameId: id })))
  const four = Array.from({ length: 10 }, (_, index) => index < 4)
  expect(won?.result).toMatchObject({ mode: 'battle', score: 10, opponent: { score: 4, marks: four } })
  expect(lost?.result).toMatchObject({ score: 4, marks: four, opponent: { score: 10 } })
  expect(won?.id).not.toBe(lost?.id)
})
