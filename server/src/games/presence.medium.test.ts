import {
  answer,
  joinMatch,
  MAX_TIMER_DELAY,
  pairPlayers,
  playQuestion,
  seeGame,
  seeSettled,
} from '@trivium/testkit/duel'
import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import type { User } from '@trivium/wire/documents/user'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

const duel = async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const id = await pairPlayers(stage, ...players)
  await joinMatch(stage, ...players, id)
  return { players, id, anna: players[0], ben: players[1] }
}
const eventsOf = async (id: string) => {
  const rows = await stage.db
    .selectFrom('game_events')
    .select('event')
    .where('game_id', '=', id)
    .orderBy('seq')
    .execute()
  return rows.map((row) => row.event.type)
}
const away = (player: Player, id: string, fits: (until: number | null) => boolean) =>
  seeGame(player, id, (game) => fits(game.awayUntil[1 - game.seat] ?? null))
/** Closes the players' pages and waits until the journal says that they have left. */
const goAway = async (id: string, ...players: Player[]) => {
  const count = async () => (await eventsOf(id)).filter((type) => type === 'left').length
  const before = await count()
  await stage.leave(...players)
  await stage.pass(1_500)
  await until(async () => (await count()) === before + players.length, 'the journal says that they have left')
}

/** Advances the clock until the question that was open when the last player left has run out. */
const runOut = async (id: string) => {
  const count = async () => (await eventsOf(id)).filter((type) => type === 'closed').length
  const before = await count()
  await stage.pass(16_000)
  await until(async () => (await count()) === before + 1, 'the open question has run out')
}

test('a page reload does not count as leaving', async () => {
  const { id, anna } = await duel()
  await stage.leave(anna)
  await stage.pass(1_000)
  const again = await stage.again(anna)
  again.follow(gameTopic(id))
  await seeGame(again, id, () => true)
  await stage.pass(3_000)
  expect(await eventsOf(id)).not.toContain('left')
  await again.do('resign', { matchId: id })
})

test('a second reload gets its own grace period', async () => {
  const { id, anna } = await duel()
  let page = anna
  for (let i = 0; i < 3; i++) {
    await stage.leave(page)
    await stage.pass(1_000)
    page = await stage.again(anna)
    page.follow(gameTopic(id))
    await seeGame(page, id, () => true)
  }
  expect(await eventsOf(id)).not.toContain('left')
  await page.do('resign', { matchId: id })
})

test('an absent player’s 20 seconds count down for the opponent', async () => {
  const { id, anna, ben } = await duel()
  await goAway(id, anna)
  const gone = await away(ben, id, (until) => until !== null)
  expect(gone.awayUntil[1 - gone.seat]).toBe(stage.clock.now() + 20_000)
  await stage.pass(4_000)
  const again = await stage.again(anna)
  again.follow(gameTopic(id))
  await away(ben, id, (until) => until === null)
  await goAway(id, again)
  const second = await away(ben, id, (until) => until !== null)
  expect(second.awayUntil[1 - second.seat]).toBe(stage.clock.now() + 16_000)
  await ben.do('resign', { matchId: id })
})

test('once the seconds are used up, the absent player’s open questions count as missed until they return', async () => {
  const { players, id, anna, ben } = await duel()
  await goAway(id, anna)
  await away(ben, id, (until) => until !== null)
  await answer(ben, id, 'right')
  await stage.pass(12_000)
  await seeGame(ben, id, (game) => game.phase === 'reveal' || game.index === 1)
  await stage.pass(2_500 + MAX_TIMER_DELAY)
  await seeGame(ben, id, (game) => game.index === 1 && game.phase === 'question')
  await stage.pass(7_000)
  await answer(ben, id, 'right')
  await stage.pass(MAX_TIMER_DELAY)
  const revealed = await seeGame(ben, id, (game) => game.index === 1 && game.phase === 'reveal')
  expect(revealed.scores[revealed.seat]).toBe(2)
  expect(revealed.reveal?.choices[1 - revealed.seat]).toBeNull()
  const again = await stage.again(anna)
  again.follow(gameTopic(id))
  await away(ben, id, (until) => until === null)
  await stage.pass(2_500 + MAX_TIMER_DELAY)
  await playQuestion(stage, [again, ben], id, ['right', 'wrong'])
  await again.do('resign', { matchId: id })
  await seeSettled([again, players[1]], id)
})

test('with both players away for 60 s before the second answer, the match ends as no contest', async () => {
  const { id, anna, ben } = await duel()
  await goAway(id, anna, ben)
  await runOut(id)
  await stage.pass(44_000 + MAX_TIMER_DELAY)
  const again = await stage.again(anna)
  again.follow(gameTopic(id))
  const game = await seeGame(again, id, (doc) => doc.settled)
  expect(game.ended).toMatchObject({ reason: 'no-contest', winner: null })
  expect(game.ratings).toBeNull()
  expect(await again.see<User>('user', () => true)).toMatchObject({ elo: 1000, ratedGames: 0 })
})

test('with both players away for 60 s later on, the match ends with the current score', async () => {
  const { players, id, anna, ben } = await duel()
  await playQuestion(stage, players, id, ['right', 'wrong'])
  await playQuestion(stage, players, id, ['right', 'wrong'])
  await goAway(id, anna, ben)
  await runOut(id)
  await stage.pass(44_000 + MAX_TIMER_DELAY)
  const again = await stage.again(anna)
  again.follow(gameTopic(id))
  const game = await seeGame(again, id, (doc) => doc.settled)
  expect(game.ended).toMatchObject({ reason: 'abandoned', winner: game.seat })
  expect(game.ratings?.[game.seat]).toEqual({ before: 1000, after: 1020 })
})

test('while both are away the open question runs out and no other is asked; the first to return gets the next', async () => {
  const { id, anna, ben } = await duel()
  await goAway(id, anna, ben)
  await runOut(id)
  await stage.pass(20_000)
  const again = await stage.again(anna)
  again.follow(gameTopic(id))
  const game = await seeGame(again, id, (doc) => doc.awayUntil[doc.seat] === null)
  expect(game).toMatchObject({ index: 0, phase: 'reveal', scores: [0, 0] })
  await stage.pass(2_500 + MAX_TIMER_DELAY)
  await seeGame(again, id, (doc) => doc.index === 1 && doc.phase === 'question')
  expect(await answer(again, id, 'right')).toMatchObject({ result: {} })
  await again.do('resign', { matchId: id })
})
