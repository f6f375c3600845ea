import { joinMatch, pairPlayers, playOn } from '@trivium/testkit/duel'
import type { Player } from '@trivium/testkit/player'
import { choiceIndex } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic } from '@trivium/wire/live/topics'
import { isRefused } from '@trivium/wire/refusals'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sharesService } from './service.ts'

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

/** Signs with another secret than the server, so the server refuses its links. */
const shares = () => sharesService({ db: stage.db, clock: stage.clock, key: new Uint8Array(32) })

const linkOf = async (player: Player, gameId: string): Promise<string> => {
  const shared = await shares().share(player.uid, gameId)
  if (isRefused(shared)) throw new Error(shared.refused)
  return shared.id
}

test('whoever has the link reads the result, with the current name and without questions', async () => {
  const anna = await stage.guest()
  const gameId = await playRun(anna)
  const { result } = await anna.do('shareGame', { gameId })
  expect(result).toEqual({
    ...{ mode: 'survival', name: expect.any(String), score: 1, total: null, marks: [true, false] },
    ...{ day: null, isPractice: false, region: null, ms: null, title: null, opponent: null },
    path: '/survival',
  })
  const id = await linkOf(anna, gameId)
  await stage.db.updateTable('users').set({ nickname: 'Red Fox 7' }).where('uid', '=', anna.uid).execute()
  expect(await shares().greet(id)).toEqual({
    result: { ...result, name: 'Red Fox 7' },
    greeting: { claim: 'Red Fox 7 got 1 right in a row.', dare: 'Can you beat it?', link: null },
  })
})

test('only a player of a finished game can make its link', async () => {
  const [anna, ben] = [await stage.guest(), await stage.guest()]
  const gameId = await playRun(anna)
  const { gameId: running } = await anna.do('openSurvival', { untimed: true })
  expect(await ben.call('shareGame', { gameId })).toMatchObject(refusal('not-your-match'))
  expect(await anna.call('shareGame', { gameId: running })).toMatchObject(refusal('match-not-over'))
  expect(await anna.call('shareGame', { gameId: 'zzzzzzzzzzzz' })).toMatchObject(refusal('unknown-match'))
})

const NOTHING = { result: null, greeting: { claim: 'This result is no longer available.' } }

test('a link that this server has not made shows nothing', async () => {
  const anna = await stage.guest()
  const gameId = await playRun(anna)
  const { id: ofServer } = await anna.do('shareGame', { gameId })
  const id = await linkOf(anna, gameId)
  for (const forged of [ofServer, `${id.slice(0, 12)}1${id.slice(13)}`, `${gameId}0AAAAAAAAAAAA`])
    expect(await shares().greet(forged)).toMatchObject(NOTHING)
})

test.each([
  ['who is banned', { banned_until: Number.MAX_SAFE_INTEGER }],
  ['whose account is deleted', { deleted_at: 1 }],
] as const)('the link of a player %s shows nothing', async (_, change) => {
  const anna = await stage.guest()
  const id = await linkOf(anna, await playRun(anna))
  await stage.db.updateTable('users').set(change).where('uid', '=', anna.uid).execute()
  expect(await shares().greet(id)).toMatchObject(NOTHING)
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
