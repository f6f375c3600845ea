import type { Player } from '@trivium/testkit/player'
import { typedAnswer } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import type { CustomConfig } from '@trivium/wire/documents/custom'
import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { QUICK_PARTY, QUICK_ROUND } from '@trivium/wire/documents/party-limits'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic, partyTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterAll(() => stage.close())

const QUIZ: CustomConfig = {
  categories: [],
  difficulties: [1, 2, 3],
  count: 5,
  answers: 'typed',
  clock: null,
}

const see = (player: Player, id: string, fits: (game: SoloDocument) => boolean) =>
  player.see<SoloDocument>(gameTopic(id), fits)

const ask = async (player: Player, gameId: string): Promise<SoloDocument> => {
  await player.do('nextQuestion', { gameId })
  return see(player, gameId, ({ phase }) => phase === 'question')
}

const type = async (player: Player, gameId: string, how: 'right' | 'also-right' | 'wrong') => {
  const { index, question } = await ask(player, gameId)
  const text = typedAnswer(question?.prompt ?? '', how)
  await player.do('answerQuestion', { gameId, index, text })
  return see(player, gameId, ({ marks }) => marks.length > index)
}

/** What the statistics know about the questions that a player has seen. */
const known = (player: Player) =>
  stage.db
    .selectFrom('seen_questions')
    .leftJoin('question_stats', 'question_stats.question_id', 'seen_questions.question_id')
    .select(['seen_questions.question_id', 'asked', 'rating'])
    .where('seen_questions.uid', '=', player.uid)
    .execute()

test('a custom quiz with typed answers is judged by the server, and reviewed with what was typed', async () => {
  const player = await stage.guest()
  const { link } = await player.do('makeCustom', QUIZ)
  const { gameId } = await player.do('openCustom', { link })
  player.follow(gameTopic(gameId))
  for (const how of ['right', 'also-right', 'wrong', 'right'] as const) await type(player, gameId, how)
  const before = player.frames.length
  const asked = await ask(player, gameId)
  const prompt = asked.question?.prompt ?? ''
  expect(asked.question).toMatchObject({ form: 'typed', choices: null })
  for (const how of ['right', 'also-right', 'wrong'] as const)
    expect(player.frames.slice(before).join()).not.toContain(typedAnswer(prompt, how))
  await player.do('answerQuestion', { gameId, index: 4, text: 'nonsense' })
  expect(await see(player, gameId, ({ settled }) => settled)).toMatchObject({ score: 3 })
  const { rounds } = await player.do('readSoloReview', { gameId })
  expect(rounds[4]).toMatchObject({
    ...{ form: 'typed', wasRight: false, accepted: typedAnswer(prompt, 'right') },
    answer: { words: 'nonsense' },
  })
})

test('typed answers are seen, but change neither share nor rating of a question', async () => {
  const player = await stage.guest()
  const { link } = await player.do('makeCustom', QUIZ)
  const { gameId } = await player.do('openCustom', { link })
  player.follow(gameTopic(gameId))
  for (let i = 0; i < 5; i++) await type(player, gameId, 'wrong')
  await see(player, gameId, ({ settled }) => settled)
  const rows = await known(player)
  expect(rows).toHaveLength(5)
  expect(rows.every(({ asked, rating }) => asked === null && rating === null)).toBe(true)
})

test('a quiz cannot have more typed questions than there are', async () => {
  const player = await stage.guest()
  const { categories } = await player.do('readCategories', {})
  const typed = categories.flatMap((one) => one.typed).reduce((sum, n) => sum + n, 0)
  expect(typed).toBe(30)
  expect(await player.call('makeCustom', { ...QUIZ, count: 31 })).toMatchObject({
    error: { details: { reason: 'too-few-questions', there: 30 } },
  })
})

test('a typed run of Survival counts for its own best score and for no leaderboard', async () => {
  const player = await stage.guest()
  const { gameId } = await player.do('openSurvival', { untimed: false, typed: true })
  player.follow(gameTopic(gameId))
  await type(player, gameId, 'right')
  expect((await player.do('readSurvival', {})).running).toEqual({
    ...{ gameId, untimed: false, typed: true, score: 1 },
  })
  // Another kind of run is another game.
  const other = await player.do('openSurvival', { untimed: true })
  expect(other.gameId).not.toBe(gameId)
  expect(await player.do('openSurvival', { untimed: false, typed: true })).toEqual({ gameId })
  await type(player, gameId, 'also-right')
  expect(await type(player, gameId, 'wrong')).toMatchObject({ isTyped: true, clock: 20_000 })
  await see(player, gameId, ({ settled }) => settled)
  expect(await player.do('readSurvival', {})).toMatchObject({
    ...{ best: null, bestUntimed: null, bestTyped: 2, bestTypedUntimed: null, players: 0, own: null },
  })
})

test('a party can ask for typed answers', async () => {
  const host = await stage.guest()
  const { partyId, key } = await host.do('createParty', {
    options: QUICK_PARTY,
    rounds: [
      {
        ...QUICK_ROUND,
        source: { kind: 'bank', categories: [], difficulties: [], count: 3, answers: 'typed' },
      },
    ],
    tieBreak: false,
  })
  const phone = await stage.guest()
  await phone.do('joinParty', { key })
  phone.follow(partyTopic('room', partyId))
  await host.do('startParty', { partyId })
  await stage.pass(5_000)
  const open = await phone.see<PartyRoomDocument>(
    partyTopic('room', partyId),
    ({ phase }) => phase === 'open',
  )
  expect(open.question).toMatchObject({ form: 'typed', choices: null })
  const text = typedAnswer(open.question?.prompt ?? '', 'also-right')
  await phone.do('answerParty', { partyId, index: 0, text })
  const closed = await phone.see<PartyRoomDocument>(
    partyTopic('room', partyId),
    ({ phase }) => phase === 'closed',
  )
  expect(closed.reveal).toMatchObject({ gave: 1, gaveRight: 1 })
})
