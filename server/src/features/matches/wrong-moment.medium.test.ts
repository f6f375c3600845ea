import {
  answer,
  joinMatch,
  MAX_TIMER_DELAY,
  pairPlayers,
  playQuestion,
  seeGame,
  seeQuestion,
  seeSettled,
} from '@trivium/testkit/duel'
import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
let players: readonly [Player, Player]
let anna: Player
let ben: Player
let matchId: string
beforeAll(async () => {
  stage = await TestServer.open()
  players = [await stage.guest(), await stage.guest()]
  ;[anna, ben] = players
  matchId = await pairPlayers(stage, anna, ben)
})
afterAll(() => stage.close())

const state = async () => ({
  journal: await stage.db.selectFrom('game_events').selectAll().orderBy('seq').execute(),
  users: await stage.db.selectFrom('users').selectAll().orderBy('uid').execute(),
  seats: await stage.db.selectFrom('active_seats').selectAll().orderBy('uid').execute(),
  queue: await stage.db.selectFrom('queue').selectAll().execute(),
})

type Call = readonly [fn: string, input: Record<string, unknown>, reason: string]

/** Each call is refused with the given reason and changes nothing. */
const refuses = async (player: Player, calls: readonly Call[]) => {
  const before = await state()
  for (const [fn, input, reason] of calls) {
    const reply = await player.callRaw(fn, { matchId, ...input })
    expect([fn, input, 'error' in reply ? reply.error.details.reason : 'accepted']).toEqual([
      fn,
      input,
      reason,
    ])
  }
  expect(await state()).toEqual(before)
}

const NOT_OVER: readonly Call[] = [
  ['offerRematch', {}, 'match-not-over'],
  ['declineRematch', {}, 'no-rematch-offer'],
  ['readReview', {}, 'match-not-over'],
]

// One match, step by step: each test continues where the previous one stopped.

test('while the match waits for both players nothing can be answered, resigned or navigated to', async () => {
  await refuses(anna, [
    ['answer', { index: 0, choice: 0 }, 'match-not-started'],
    ['resign', {}, 'match-not-started'],
    ['markNavigated', {}, 'match-not-ready'],
    ...NOT_OVER,
  ])
})

test('before the first question nothing can be answered', async () => {
  for (const player of players) await player.do('joinMatch', { matchId })
  await refuses(ben, [['answer', { index: 0, choice: 0 }, 'match-not-started'], ...NOT_OVER])
})

test('while a question is open a later one cannot be answered, nor the same one twice', async () => {
  await joinMatch(stage, anna, ben, matchId)
  await refuses(anna, [
    ['answer', { index: 1, choice: 0 }, 'question-not-open'],
    ['answer', { index: 9, choice: 0 }, 'question-not-open'],
    ...NOT_OVER,
  ])
  await answer(anna, matchId, 'wrong')
  await refuses(anna, [
    ['answer', { index: 0, choice: 0 }, 'already-answered'],
    ['answer', { index: 0, choice: 3 }, 'already-answered'],
  ])
})

test('an explanation is shown once its question is closed, and no sooner', async () => {
  await seeGame(anna, matchId, (game) => game.phase === 'question' && game.reveal === null)
  await answer(ben, matchId, 'right')
  await seeGame(anna, matchId, (game) => game.reveal?.explanation.startsWith('Explanation') === true)
})

test('a closed question can no longer be answered', async () => {
  await seeGame(anna, matchId, (game) => game.phase === 'reveal')
  await refuses(anna, [
    ['answer', { index: 0, choice: 0 }, 'already-answered'],
    ['answer', { index: 1, choice: 0 }, 'question-not-open'],
  ])
  await stage.pass(2_500 + MAX_TIMER_DELAY)
  await playQuestion(stage, players, matchId, ['right', null])
  await seeQuestion(ben, matchId, 2)
  await refuses(ben, [['answer', { index: 1, choice: 0 }, 'question-closed']])
})

test('an answer after the deadline is late, even while the question is still open', async () => {
  const game = await seeQuestion(anna, matchId, 2)
  await stage.pass((game.answerBy ?? 0) + 1 - stage.clock.now())
  await refuses(anna, [['answer', { index: 2, choice: 0 }, 'answered-late']])
  await stage.pass(MAX_TIMER_DELAY)
  await seeGame(anna, matchId, (doc) => doc.index === 2 && doc.phase === 'reveal')
  await refuses(anna, [['answer', { index: 2, choice: 0 }, 'question-closed']])
})

test('after the end nothing in the match can be played, and an offer can be declined only once', async () => {
  await ben.do('resign', { matchId })
  await seeSettled(players, matchId)
  await refuses(ben, [
    ['answer', { index: 2, choice: 0 }, 'match-over'],
    ['answer', { index: 3, choice: 0 }, 'match-over'],
    ['resign', {}, 'match-over'],
    ['joinMatch', {}, 'match-over'],
    ['markNavigated', {}, 'match-over'],
    ['declineRematch', {}, 'no-rematch-offer'],
  ])
  await anna.do('offerRematch', { matchId })
  await ben.do('declineRematch', { matchId })
  await refuses(ben, [['declineRematch', {}, 'no-rematch-offer']])
})
