import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic } from '@trivium/wire/live/topics'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let stage: TestServer
let author: Player
let player: Player
let names = 0
beforeAll(async () => {
  stage = await TestServer.open()
})
beforeEach(async () => {
  author = await stage.seat(await register(await signInGuest(stage.url), `author-${names++}`))
  player = await stage.guest()
})
afterAll(() => stage.close())

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f']
const QUESTIONS: QuizQuestion[] = [
  ...LETTERS.map(
    (letter, at): QuizQuestion => ({
      kind: 'choice',
      prompt: `The right one is ${letter}`,
      choices: LETTERS,
      right: at,
      explanation: `Because of ${letter}.`,
    }),
  ),
  { kind: 'typed', prompt: 'The highest mountain?', accepted: ['Mount Everest', 'Everest'] },
]

const save = async (quizId: string, questions: readonly QuizQuestion[]): Promise<void> => {
  const { updatedAt } = await author.do('readMyQuiz', { quizId })
  const quiz = { title: 'Letters', description: 'Six and a mountain', questions: [...questions] }
  const answer = await author.http('saveQuiz', { quizId, quiz, updatedAt })
  if ('error' in answer) throw new Error(answer.error.details.reason)
}
const make = async (state: 'draft' | 'unlisted' | 'waiting' | 'public'): Promise<string> => {
  const { quizId } = await author.do('createQuiz', { title: 'Letters' })
  await save(quizId, QUESTIONS)
  await stage.db.updateTable('quizzes').set({ state }).where('id', '=', quizId).execute()
  return quizId
}
const see = (who: Player, id: string, fits: (game: SoloDocument) => boolean) =>
  who.see<SoloDocument>(gameTopic(id), fits)
const open = async (who: Player, quizId: string): Promise<string> => {
  const { gameId } = await who.do('openQuiz', { quizId, clock: null })
  who.follow(gameTopic(gameId))
  return gameId
}
/** Requests the next question and answers it correctly; returns the order in which its choices were shown. */
const playOne = async (who: Player, id: string): Promise<SoloDocument> => {
  await who.do('nextQuestion', { gameId: id })
  const game = await see(who, id, ({ phase }) => phase === 'question')
  const { index, question } = game
  const letter = question?.prompt.at(-1) ?? ''
  const choice = question?.choices?.indexOf(letter)
  const answer = choice === undefined ? { text: 'everest' } : { choice }
  await who.do('answerQuestion', { gameId: id, index, ...answer })
  await see(who, id, ({ marks }) => marks.length > index)
  return game
}

describe('who may play', () => {
  test.each(['unlisted', 'waiting', 'public'] as const)('a quiz that is %s: anybody', async (state) => {
    const quizId = await make(state)
    expect(await player.do('readSharedQuiz', { quizId })).toEqual({
      title: 'Letters',
      description: 'Six and a mountain',
      madeBy: `author-${names - 1}`,
      questions: 7,
      isYours: false,
    })
    expect((await author.do('readSharedQuiz', { quizId })).isYours).toBe(true)
    await expect(open(player, quizId)).resolves.toEqual(expect.any(String))
  })

  test('a draft: only its maker', async () => {
    const quizId = await make('draft')
    await expect(player.do('readSharedQuiz', { quizId })).rejects.toThrow('unknown-quiz')
    await expect(open(player, quizId)).rejects.toThrow('unknown-quiz')
    await expect(open(author, quizId)).resolves.toEqual(expect.any(String))
  })

  test('a quiz without questions: nobody', async () => {
    const { quizId } = await author.do('createQuiz', { title: 'Nothing yet' })
    await expect(open(author, quizId)).rejects.toThrow('quiz-empty')
  })
})

describe('a game of a player-made quiz', () => {
  test('is played to the end, with choices and typed answers', async () => {
    const quizId = await make('unlisted')
    const id = await open(player, quizId)
    const orders: (readonly string[] | null | undefined)[] = []
    for (let i = 0; i < 7; i++) {
      const { question } = await playOne(player, id)
      expect(question).toMatchObject({ category: 'Letters', prompt: QUESTIONS[i]?.prompt })
      orders.push(question?.choices)
    }
    expect(await see(player, id, ({ settled }) => settled)).toMatchObject({ score: 7, total: 7 })
    // Six orders of six choices: all of them match the maker's order once in 10^17.
    expect(orders.slice(0, 6).some((order) => order?.join() !== LETTERS.join())).toBe(true)
    for (const order of orders.slice(0, 6)) expect(order?.toSorted()).toEqual(LETTERS)
  })

  test('continues where it was left, with the questions it began with', async () => {
    const quizId = await make('unlisted')
    const id = await open(player, quizId)
    await playOne(player, id)
    await save(quizId, QUESTIONS.slice(3))
    expect((await player.do('openQuiz', { quizId, clock: 10_000 })).gameId).toBe(id)
    expect((await playOne(player, id)).question?.prompt).toBe(QUESTIONS[1]?.prompt)
    await player.do('giveUp', { gameId: id })
    await see(player, id, ({ settled }) => settled)
    const next = await open(player, quizId)
    expect(next).not.toBe(id)
    expect((await playOne(player, next)).question?.prompt).toBe(QUESTIONS[3]?.prompt)
  })

  test('shows its maker’s explanations in the review, wherever the questions are by now', async () => {
    const quizId = await make('unlisted')
    const id = await open(player, quizId)
    for (let i = 0; i < 3; i++) await playOne(player, id)
    await player.do('giveUp', { gameId: id })
    await see(player, id, ({ settled }) => settled)
    await save(quizId, QUESTIONS.slice(1).toReversed())
    const { rounds } = await player.do('readSoloReview', { gameId: id })
    expect(rounds).toMatchObject([
      { question: null, category: 'Letters', wasRight: true, accepted: 'a', explanation: '' },
      { explanation: 'Because of b.' },
      { explanation: 'Because of c.' },
    ])
  })

  test('with a clock counts timed-out questions as missed', async () => {
    const quizId = await make('unlisted')
    const { gameId } = await player.do('openQuiz', { quizId, clock: 10_000 })
    player.follow(gameTopic(gameId))
    await player.do('nextQuestion', { gameId })
    const { answerBy } = await see(player, gameId, ({ phase }) => phase === 'question')
    await stage.pass((answerBy ?? 0) - stage.clock.now() + 25)
    expect((await see(player, gameId, ({ phase }) => phase === 'reveal')).marks).toEqual([false])
  })

  test('counts for nothing: no counter, no question of the bank', async () => {
    const everything = async () => {
      const { rows } = await sql<{ table: string; row: string }>`
        select 'users' as table, to_jsonb(users)::text as row from users union all
        select 'statistics', to_jsonb(question_stats)::text from question_stats union all
        select 'seen', to_jsonb(seen_questions)::text from seen_questions union all
        select 'plays', to_jsonb(custom_plays)::text from custom_plays
        order by 1, 2`.execute(stage.db)
      return rows
    }
    const quizId = await make('unlisted')
    const before = await everything()
    for (const who of [author, player]) {
      const id = await open(who, quizId)
      for (let i = 0; i < 7; i++) await playOne(who, id)
      expect((await see(who, id, ({ settled }) => settled)).score).toBe(7)
    }
    expect(await everything()).toEqual(before)
  })

  test('reveals no right answer before the player has answered', async () => {
    const id = await open(player, await make('unlisted'))
    for (let i = 0; i < 6; i++) await playOne(player, id)
    await player.do('nextQuestion', { gameId: id })
    await see(player, id, ({ phase }) => phase === 'question')
    expect(player.frames.join('\n')).not.toContain('Everest')
  })
})
