import {
  answer,
  joinMatch,
  MAX_TIMER_DELAY,
  pairPlayers,
  playOn,
  playQuestion,
  seeGame,
  seeMatch,
  seeQuestion,
  seeSettled,
} from '@trivium/testkit/duel'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterEach, beforeEach, expect, test } from 'vitest'

let stage: TestServer
beforeEach(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.close())

const duel = async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const id = await pairPlayers(stage, ...players)
  await joinMatch(stage, ...players, id)
  return { players, id }
}
const journal = (id: string) =>
  stage.db.selectFrom('game_events').selectAll().where('game_id', '=', id).orderBy('seq').execute()

test('a match continues after a kill with every acknowledged answer, and both players finish', async () => {
  const { players, id } = await duel()
  await playQuestion(stage, players, id, ['right', 'wrong'])
  await seeQuestion(players[0], id, 1)
  expect(await answer(players[0], id, 'right')).toMatchObject({ result: {} })

  await stage.kill()
  const anna = await stage.again(players[0])
  const ben = await stage.again(players[1])
  expect((await seeMatch(anna)).id).toBe(id)
  for (const player of [anna, ben]) player.follow(gameTopic(id))
  const kept = await seeGame(anna, id, (game) => game.phase === 'question' && game.index === 1)
  expect(kept.chosen).not.toBeNull()
  await seeGame(ben, id, (game) => game.otherAnswered && game.awayUntil.every((until) => until === null))
  await answer(ben, id, 'wrong')
  await seeGame(anna, id, (game) => game.reveal !== null)
  await stage.pass(2_500 + MAX_TIMER_DELAY)
  const [game] = await playOn(stage, [anna, ben], id, () => ['right', 'wrong'], 2)
  expect(game.scores[game.seat]).toBe(10)
  expect(await anna.see<User>('user', (user) => user.ratedGames === 1)).toMatchObject({ elo: 1020 })
})

test('a journal that cannot be replayed does not stop other matches from continuing', async () => {
  const [broken, { players, id }] = [await duel(), await duel()]
  await stage.db.deleteFrom('game_events').where('game_id', '=', broken.id).where('seq', '=', 0).execute()
  await stage.kill()
  const anna = await stage.again(players[0])
  anna.follow(gameTopic(id))
  await seeGame(anna, id, (game) => game.phase === 'question')
})

test('after a kill the question clock continues where it stopped, without lost time', async () => {
  const { players, id } = await duel()
  // The game's clock stops at the last journaled event, which here is the question itself.
  const { answerBy, askedAt } = await seeQuestion(players[0], id, 0)
  const left = (answerBy ?? 0) - (askedAt ?? 0)
  await stage.kill()
  await stage.pass(30_000)
  const anna = await stage.again(players[0])
  anna.follow(gameTopic(id))
  const game = await seeGame(anna, id, (doc) => doc.phase === 'question' && doc.awayUntil[doc.seat] === null)
  expect((game.answerBy ?? 0) - stage.clock.now()).toBe(left)
})

test('an orderly restart loses no acknowledged answer either and notifies every page', async () => {
  const { players, id } = await duel()
  expect(await answer(players[0], id, 'right')).toMatchObject({ result: {} })
  await stage.restart()
  for (const player of players) expect(await player.gone()).toMatchObject({ code: 4006 })
  const events = (await journal(id)).map((row) => row.event.type)
  expect(events).toContain('answered')
  expect(events).not.toContain('left')
  expect(events.at(-1)).toBe('resumed')
})

test('a match found before a kill can still be joined after it, with the full countdown', async () => {
  const one = await stage.guest()
  const other = await stage.guest()
  const id = await pairPlayers(stage, one, other)
  await one.do('joinMatch', { matchId: id })
  await stage.pass(9_000)
  await stage.kill()
  const [anna, ben] = [await stage.again(one), await stage.again(other)]
  const match = await seeMatch(ben)
  expect(match).toMatchObject({ id, joinBy: stage.clock.now() + 10_000 })
  expect([match.player1Joined, match.player2Joined].toSorted()).toEqual([false, true])
  await ben.do('joinMatch', { matchId: id })
  anna.follow(gameTopic(id))
  await seeGame(anna, id, (game) => game.phase === 'starting')
})

test('a match that ended just before a kill is settled once, at the next start', async () => {
  const { players, id } = await duel()
  await playQuestion(stage, players, id, ['right', 'wrong'])
  const at = stage.clock.now()
  // The killed process had just journaled the end.
  await stage.db
    .insertInto('game_events')
    .values({
      game_id: id,
      seq: (await journal(id)).length,
      at,
      event: JSON.stringify({ type: 'ended', at, reason: 'resigned', winner: 0 }) as never,
    })
    .execute()
  await stage.kill()
  const [anna, ben] = [await stage.again(players[0]), await stage.again(players[1])]
  for (const player of [anna, ben]) player.follow(gameTopic(id))
  const [game] = await seeSettled([anna, ben], id)
  expect(game.ratings?.[0]).toEqual({ before: 1000, after: 1020 })
  await stage.kill()
  const again = await stage.again(players[0])
  const user = await again.see<User>('user', () => true)
  expect(user.ratedGames).toBe(1)
  expect(await stage.db.selectFrom('rating_history').selectAll().execute()).toHaveLength(2)
})

test('players who waited in the queue before a kill keep waiting if they return, and leave it otherwise', async () => {
  const one = await stage.guest()
  const other = await stage.guest()
  await stage.db.updateTable('users').set({ elo: 2000 }).where('uid', '=', other.uid).execute()
  await one.do('joinQueue', {})
  await other.do('joinQueue', {})
  await stage.kill()
  const back = await stage.again(one)
  await stage.pass(11_000)
  await back.see<{ waiting: number }>('queue', (queue) => queue.waiting === 1)
  const rows = await stage.db.selectFrom('queue').select('uid').execute()
  expect(rows).toEqual([{ uid: one.uid }])
})
