import { DAY, utcDay } from '@trivium/rules/time'
import { register } from '@trivium/testkit/account'
import type { Player } from '@trivium/testkit/player'
import { choiceIndex } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import type { User } from '@trivium/wire/documents/user'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterAll(() => stage.close())

const see = (player: Player, id: string, fits: (game: SoloDocument) => boolean) =>
  player.see<SoloDocument>(gameTopic(id), fits)

/** Requests the next question and answers it; `late` lets its time run out. */
const playOne = async (
  player: Player,
  id: string,
  how: 'right' | 'wrong' | 'late',
): Promise<SoloDocument> => {
  await player.do('nextQuestion', { gameId: id })
  const game = await see(player, id, ({ phase }) => phase === 'question')
  const { index, answerBy, question } = game
  if (how === 'late') await stage.pass((answerBy ?? 0) - stage.clock.now() + 25)
  else
    await player.do('answerQuestion', {
      gameId: id,
      index,
      choice: choiceIndex(question?.choices ?? [], how),
    })
  return see(player, id, (now) => now.marks.length > index)
}
const playAll = async (player: Player, id: string, right: number): Promise<void> => {
  for (let i = 0; i < 10; i++) await playOne(player, id, i < right ? 'right' : 'wrong')
  await see(player, id, ({ settled }) => settled)
}
const openDaily = async (player: Player, day?: string): Promise<string> => {
  const { gameId } = await player.do('openDaily', day === undefined ? {} : { day })
  player.follow(gameTopic(gameId))
  return gameId
}

describe('the daily', () => {
  test('counts once per user and day; opening it again returns the same game', async () => {
    const player = await stage.guest()
    const { botScore } = await player.do('readDaily', {})
    expect(botScore).toBeGreaterThan(0)
    const id = await openDaily(player)
    expect(await openDaily(player)).toBe(id)
    await playAll(player, id, 7)
    const response = await player.do('readDaily', {})
    expect(response.play).toMatchObject({ gameId: id, score: 7 })
    expect(response.play?.marks).toEqual([true, true, true, true, true, true, true, false, false, false])
    expect(response.distribution[7]).toBe(1)
    // Only the first to finish is still compared with the bot.
    expect(response.botScore).toBe(botScore)
    expect(await (await stage.guest()).do('readDaily', {})).toMatchObject({ botScore: null })
    expect(response.streak).toMatchObject({ days: 1, playedToday: true })
    expect(response.streak.week.at(-1)).toEqual({ day: response.day, score: 7 })
    expect(await openDaily(player)).toBe(id)
    const user = await player.see<User>('user', ({ questionsCorrect }) => questionsCorrect === 7)
    expect(user.elo).toBe(1000)
  })

  test('explains a question once it is closed, not before', async () => {
    const player = await stage.guest()
    const gameId = await openDaily(player)
    await player.do('nextQuestion', { gameId })
    const { index } = await see(player, gameId, ({ phase }) => phase === 'question')
    const explain = (of: Player, n = index) => of.http('readExplanation', { gameId, index: n })
    expect(await explain(player)).toMatchObject({ error: { details: { reason: 'question-not-closed' } } })
    await player.do('answerQuestion', { gameId, index, choice: 0 })
    await see(player, gameId, ({ reveal }) => reveal !== null)
    expect(await explain(player)).toMatchObject({
      result: { explanation: expect.stringMatching(/\w/), shareRight: null },
    })
    expect(await explain(player, 1)).toMatchObject({ error: { details: { reason: 'question-not-closed' } } })
    expect(await explain(await stage.guest())).toMatchObject({
      error: { details: { reason: 'not-your-match' } },
    })
  })

  test('has the same ten questions for everybody, with the choices in the same order', async () => {
    const asked = async () => {
      const player = await stage.guest()
      const id = await openDaily(player)
      const questions: unknown[] = []
      for (let i = 0; i < 10; i++) questions.push((await playOne(player, id, 'wrong')).question)
      return questions
    }
    expect(await asked()).toEqual(await asked())
  })

  test('left at question 4 continues there, after registering, on another device, after a crash', async () => {
    const guest = await stage.guest()
    const id = await openDaily(guest)
    for (let i = 0; i < 3; i++) await playOne(guest, id, 'right')
    await register(guest, 'Daily1')
    await stage.kill()
    const back = await stage.again(guest)
    expect(await openDaily(back)).toBe(id)
    await see(back, id, ({ marks }) => marks.length === 3)
    for (let i = 3; i < 10; i++) await playOne(back, id, 'wrong')
    await see(back, id, ({ settled }) => settled)
    expect((await back.do('readDaily', {})).play?.score).toBe(3)
  })

  test('answers its first question in one call, once, and returns the verdict', async () => {
    const player = await stage.guest()
    const day = utcDay(stage.clock.now())
    const { first } = await player.do('readDaily', {})
    const [right, wrong] = (['right', 'wrong'] as const).map((how) => choiceIndex(first?.choices ?? [], how))
    const answer = (choice = 0) => player.do('answerDaily', { day, choice })
    const [one, other] = await Promise.all([answer(wrong), answer(wrong)])
    expect(one).toEqual({
      ...{ gameId: expect.any(String), choice: wrong, right, wasRight: false },
      ...{ explanation: expect.stringMatching(/\w/), shareRight: null },
    })
    expect([other, await answer(right)]).toEqual([one, one])
    expect((await player.do('readDaily', {})).play).toMatchObject({ gameId: one.gameId, marks: [false] })
    expect(await player.http('answerDaily', { day: '2025-12-31', choice: 0 })).toMatchObject({
      error: { details: { reason: 'no-such-day' } },
    })
  })

  test('has no clock for its first question; counts a timed-out one as missed and waits for its player', async () => {
    const player = await stage.guest()
    const id = await openDaily(player)
    await player.do('nextQuestion', { gameId: id })
    expect(await see(player, id, ({ phase }) => phase === 'question')).toMatchObject({ answerBy: null })
    await stage.pass(10 * 60_000)
    await playOne(player, id, 'right')
    const game = await playOne(player, id, 'late')
    expect(game).toMatchObject({ phase: 'reveal', marks: [true, false], score: 1 })
    await stage.pass(10 * 60_000)
    expect((await see(player, id, () => true)).phase).toBe('reveal')
  })

  test('of a past day is practice: it counts for nothing', async () => {
    stage.clear()
    await stage.clock.skip(DAY)
    const player = await stage.guest()
    const yesterday = utcDay(stage.clock.now() - DAY)
    const { gameId, counts } = await player.do('openDaily', { day: yesterday })
    expect(counts).toBe(false)
    player.follow(gameTopic(gameId))
    await playAll(player, gameId, 10)
    const response = await player.do('readDaily', { day: yesterday })
    expect(response.play).toBeNull()
    expect(response.streak.days).toBe(0)
  })

  test.each(['2025-12-31', '2999-01-01'])('does not exist on %s', async (day) => {
    const player = await stage.guest()
    expect(await player.call('openDaily', { day })).toMatchObject({
      error: { details: { reason: 'no-such-day' } },
    })
  })
})

describe('Survival', () => {
  test('ends at the first miss and keeps the best score', async () => {
    const player = await stage.guest()
    for (const right of [3, 1]) {
      const { gameId } = await player.do('openSurvival', { untimed: false })
      player.follow(gameTopic(gameId))
      for (let i = 0; i < right; i++) await playOne(player, gameId, 'right')
      await playOne(player, gameId, 'wrong')
      const game = await see(player, gameId, ({ settled }) => settled)
      expect(game).toMatchObject({ score: right, ended: { reason: 'missed' } })
    }
    const user = await player.see<User>('user', ({ scores }) => scores.Survival !== undefined)
    expect(user.scores.Survival).toBe(3)
    const board = await player.do('readSurvival', {})
    expect(board).toMatchObject({ best: 3, running: null, own: null })
    expect(board.top[0]).toMatchObject({ place: 1, score: 3, isYou: true })
  })

  test('ends when the time for a question runs out', async () => {
    const player = await stage.guest()
    const { gameId } = await player.do('openSurvival', { untimed: false })
    player.follow(gameTopic(gameId))
    await playOne(player, gameId, 'late')
    expect((await see(player, gameId, ({ settled }) => settled)).ended?.reason).toBe('missed')
  })

  test('without a clock waits, and its best score is not on the leaderboard', async () => {
    const player = await stage.guest()
    const { gameId } = await player.do('openSurvival', { untimed: true })
    player.follow(gameTopic(gameId))
    await player.do('nextQuestion', { gameId })
    await stage.pass(60 * 60_000)
    await playOne(player, gameId, 'right')
    await playOne(player, gameId, 'wrong')
    await see(player, gameId, ({ settled }) => settled)
    const board = await player.do('readSurvival', {})
    expect(board).toMatchObject({ best: null, bestUntimed: 1 })
    expect(board.top.some(({ isYou }) => isYou)).toBe(false)
  })
})

describe('a custom quiz', () => {
  test('has the same questions for everybody who opens its link, and shows both scores', async () => {
    const [one, other] = [await stage.guest(), await stage.guest()]
    const { link } = await one.do('makeCustom', {
      categories: [],
      difficulties: [1, 2, 3],
      count: 5,
      clock: null,
    })
    const asked: unknown[][] = []
    for (const [player, right] of [
      [one, 5],
      [other, 2],
    ] as const) {
      const { gameId, counts } = await player.do('openCustom', { link })
      expect(counts).toBe(true)
      player.follow(gameTopic(gameId))
      const questions: unknown[] = []
      for (let i = 0; i < 5; i++)
        questions.push((await playOne(player, gameId, i < right ? 'right' : 'wrong')).question)
      asked.push(questions)
      await see(player, gameId, ({ settled }) => settled)
    }
    expect(asked[1]).toEqual(asked[0])
    const { plays } = await other.do('readCustom', { link })
    expect(plays.map(({ score, isYou }) => [score, isYou])).toEqual([
      [5, false],
      [2, true],
    ])
  })

  test('counts for nothing when played again', async () => {
    const player = await stage.guest()
    const { link } = await player.do('makeCustom', {
      categories: [],
      difficulties: [1],
      count: 5,
      clock: null,
    })
    for (const counted of [true, false]) {
      const { gameId, counts } = await player.do('openCustom', { link })
      expect(counts).toBe(counted)
      player.follow(gameTopic(gameId))
      await player.do('giveUp', { gameId })
      await see(player, gameId, ({ settled }) => settled)
    }
  })

  test('with more questions than exist is refused, with the number that exist', async () => {
    const player = await stage.guest()
    const answer = await player.call('makeCustom', {
      categories: ['nowhere'],
      difficulties: [1],
      count: 50,
      clock: null,
    })
    expect(answer).toMatchObject({ error: { details: { reason: 'too-few-questions', there: 0 } } })
  })
})

test('the review shows every question, and a question can be reported once', async () => {
  const player = await stage.guest()
  const { gameId } = await player.do('openSurvival', { untimed: false })
  player.follow(gameTopic(gameId))
  expect(await player.call('readSoloReview', { gameId })).toMatchObject({
    error: { details: { reason: 'match-not-over' } },
  })
  await playOne(player, gameId, 'wrong')
  await see(player, gameId, ({ settled }) => settled)
  const { rounds } = await player.do('readSoloReview', { gameId })
  expect(rounds).toHaveLength(1)
  expect(rounds[0]).toMatchObject({ wasRight: false, reported: false })
  const question = rounds[0]?.question ?? ''
  for (const reason of ['typo', 'outdated'] as const)
    await player.do('reportQuestion', { gameId, question, reason, detail: '' })
  const reports = await stage.db
    .selectFrom('question_reports')
    .selectAll()
    .where('uid', '=', player.uid)
    .execute()
  expect(reports).toMatchObject([{ question_id: question, reason: 'outdated' }])
  expect((await player.do('readSoloReview', { gameId })).rounds[0]?.reported).toBe(true)
})
