import {
  answer,
  joinMatch,
  pairPlayers,
  playOn,
  playQuestion,
  seeGame,
  seeQuestion,
} from '@trivium/testkit/duel'
import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

type Doc = Record<string, unknown>

/** Every value under a key of this name, at any depth. */
const valuesOf = (value: unknown, name: string): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name ? [inner] : []),
    ...valuesOf(inner, name),
  ])
}

/** What the page knew about the game after each frame, in order. */
const statesOf = (player: Player): Doc[] => {
  let doc: Doc = {}
  return player.frames.flatMap((frame) => {
    const message = JSON.parse(frame) as { topic?: string; doc?: Doc; set?: Doc }
    if (!message.topic?.startsWith('game:')) return []
    doc = { ...(message.doc ?? doc), ...message.set }
    return [doc]
  })
}

test('no frame of a match shows the right choice or the opponent’s choice before the reveal', async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const [anna, ben] = players
  const id = await pairPlayers(stage, anna, ben)
  await joinMatch(stage, anna, ben, id)
  await playOn(stage, players, id, (index) =>
    index % 3 === 0 ? ['right', 'wrong'] : index % 3 === 1 ? ['wrong', 'right'] : ['right', null],
  )
  // While the question was open, the second player saw that the first one had answered.
  const seen = statesOf(ben).filter((state) => state.otherAnswered === true && state.phase === 'question')
  expect(seen.length).toBeGreaterThanOrEqual(7)
  for (const player of players) {
    const states = statesOf(player)
    for (const state of states) {
      const open = state.phase === 'question' || state.phase === 'starting' || state.phase === 'joining'
      if (open) {
        expect(state.reveal).toBeNull()
        expect(valuesOf(state, 'right')).toEqual([])
        expect(valuesOf(state, 'answer')).toEqual([])
      }
      const marks = state.marks as boolean[][]
      const closed = Number(state.index) + (open ? 0 : 1)
      for (const seat of marks) expect(seat.length).toBeLessThanOrEqual(Math.max(0, closed))
    }
  }
})

test('until the reveal a page’s frames are the same whatever the opponent answers', async () => {
  const framesWith = async (how: 'right' | 'wrong') => {
    const players = [await stage.guest(), await stage.guest()] as const
    const id = await pairPlayers(stage, ...players)
    await joinMatch(stage, ...players, id)
    const from = players[0].frames.length
    await answer(players[1], id, how)
    await seeGame(players[0], id, (game) => game.otherAnswered)
    const frames = players[0].frames.slice(from).filter((frame) => frame.includes(gameTopic(id)))
    await players[0].do('resign', { matchId: id })
    return frames.map((frame) => frame.replace(id, 'the-game'))
  }
  const right = await framesWith('right')
  expect(right).toHaveLength(1)
  expect(await framesWith('wrong')).toEqual(right)
})

test('no function reveals the answer of an open question', async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const [anna, ben] = players
  const matchId = await pairPlayers(stage, anna, ben)
  await joinMatch(stage, anna, ben, matchId)
  await playQuestion(stage, players, matchId, ['right', 'right'])
  await seeQuestion(anna, matchId, 1)
  await answer(ben, matchId, 'right')
  const from = anna.frames.length
  expect(await anna.call('readReview', { matchId })).toHaveProperty('error')
  const claims = [true, false].map((isCorrect) =>
    anna.do('updatePlayerScore', { matchId, questionIndex: 1, isCorrect }),
  )
  expect((await Promise.all(claims)).map(({ score }) => score)).toEqual([1, 1])
  await anna.do('readRecentMatches', {})
  const again = await stage.again(anna)
  again.follow(gameTopic(matchId))
  await seeQuestion(again, matchId, 1)
  for (const frame of [...anna.frames.slice(from), ...again.frames]) {
    const parsed = JSON.parse(frame) as unknown
    expect(valuesOf(parsed, 'right')).toEqual([])
    expect(valuesOf(parsed, 'reveal').filter((reveal) => reveal !== null)).toEqual([])
  }
})
