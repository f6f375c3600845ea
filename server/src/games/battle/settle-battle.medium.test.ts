import { replay } from '@trivium/rules/game/decider'
import { battle } from '@trivium/rules/modes/battle'
import type { BattleEvent } from '@trivium/rules/modes/battle/events'
import { joinMatch, pairPlayers, playQuestion, seeSettled } from '@trivium/testkit/duel'
import { TestServer } from '@trivium/testkit/test-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readJournal } from '../journal.ts'
import { settleGames } from './settle-battle.ts'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

const books = async () => ({
  users: await stage.db.selectFrom('users').selectAll().orderBy('uid').execute(),
  history: await stage.db.selectFrom('rating_history').selectAll().orderBy('uid').execute(),
  stats: await stage.db.selectFrom('question_stats').selectAll().orderBy('question_id').execute(),
  seen: await stage.db
    .selectFrom('seen_questions')
    .selectAll()
    .orderBy('uid')
    .orderBy('question_id')
    .execute(),
  games: await stage.db.selectFrom('games').selectAll().orderBy('id').execute(),
})

const running = async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const id = await pairPlayers(stage, ...players)
  await joinMatch(stage, ...players, id)
  await playQuestion(stage, players, id, ['right', 'wrong'])
  return { players, id }
}

test('settling a game again returns the same and changes nothing', async () => {
  const { players, id } = await running()
  await players[1].do('resign', { matchId: id })
  const [game] = await seeSettled(players, id)
  const before = await books()
  const state = replay(battle.evolve, await readJournal<BattleEvent>(stage.db, id))
  let joined = 0
  const [again] = await settleGames(stage.db, [{ id, state }], stage.clock.now(), async () => {
    joined += 1
  })
  expect(again?.ratings).toEqual(game.ratings)
  expect(joined).toBe(0)
  expect(await books()).toEqual(before)
})

test('a game settled by concurrent calls is recorded once', async () => {
  const { id } = await running()
  const at = stage.clock.now()
  const ended: BattleEvent = { type: 'ended', at, reason: 'resigned', winner: 0 }
  const state = replay(battle.evolve, [...(await readJournal<BattleEvent>(stage.db, id)), ended])
  let joined = 0
  const settle = () =>
    settleGames(stage.db, [{ id, state }], at, async () => {
      joined += 1
    })
  const settlements = await Promise.all([settle(), settle(), settle()])
  expect(joined).toBe(1)
  for (const [settlement] of settlements)
    expect(settlement?.ratings).toEqual([
      { before: 1000, after: 1020 },
      { before: 1000, after: 980 },
    ])
  const history = await stage.db.selectFrom('rating_history').selectAll().where('game_id', '=', id).execute()
  expect(history).toHaveLength(2)
})

test('an error inside the settling transaction rolls all of it back, and the game can be settled later', async () => {
  const { id } = await running()
  const at = stage.clock.now()
  const ended: BattleEvent = { type: 'ended', at, reason: 'resigned', winner: 1 }
  const state = replay(battle.evolve, [...(await readJournal<BattleEvent>(stage.db, id)), ended])
  const before = await books()
  const failing = settleGames(stage.db, [{ id, state }], at, () =>
    Promise.reject(new Error('the connection is lost')),
  )
  await expect(failing).rejects.toThrow('the connection is lost')
  expect(await books()).toEqual(before)
  await settleGames(stage.db, [{ id, state }], at, async () => {})
  const row = await stage.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
  expect(row).toMatchObject({ ended_at: at, settled_at: at, result: { reason: 'resigned', winner: 1 } })
})
