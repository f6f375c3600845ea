import { unansweredRating } from '@trivium/rules/rating/question-rating'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { smallBank } from '@trivium/testkit/small-bank'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { loadBank } from './bank.ts'
import { recordAnswers } from './statistics.ts'

let database: OpenDatabase
const [easy, medium] = smallBank(3) as [
  ReturnType<typeof smallBank>[number],
  ReturnType<typeof smallBank>[number],
]
beforeAll(async () => {
  database = await freshDatabase()
  await loadBank(database.db, smallBank(3))
  const users = [
    { uid: 'settled', elo: 1200, rated_games: 20 },
    { uid: 'strong', elo: 1800, rated_games: 300 },
    { uid: 'new', elo: 1500, rated_games: 19 },
    { uid: 'banned', elo: 1500, rated_games: 50, banned_until: 2_000 },
  ]
  await database.db.insertInto('users').values(users).execute()
})
beforeEach(async () => {
  await database.db.deleteFrom('question_stats').execute()
  await database.db.deleteFrom('seen_questions').execute()
})
afterAll(() => database.close())

const note = (uid: string, question: string, correct: boolean, at = 1_000) =>
  database.db.transaction().execute((tx) => recordAnswers(tx, [{ uid, question, correct }], at))

const statsOf = async (question: string) =>
  database.db
    .selectFrom('question_stats')
    .selectAll()
    .where('question_id', '=', question)
    .executeTakeFirstOrThrow()

test('a wrong first answer of a player with a settled rating makes a question harder, a right one easier', async () => {
  await note('settled', easy.id, false)
  await note('settled', medium.id, true)
  expect((await statsOf(easy.id)).rating).toBeGreaterThan(unansweredRating(1).rating)
  expect((await statsOf(medium.id)).rating).toBeLessThan(unansweredRating(2).rating)
  expect(await statsOf(easy.id)).toMatchObject({ asked: 1, correct: 0, rated_answers: 1 })
})

test('a player who has seen the question before counts in its statistics and moves no rating', async () => {
  await note('settled', easy.id, false)
  const { rating } = await statsOf(easy.id)
  await note('settled', easy.id, true)
  expect(await statsOf(easy.id)).toMatchObject({ asked: 2, correct: 1, rating, rated_answers: 1 })
})

test.each(['new', 'banned'])('the answer of a player who is %s moves no rating', async (uid) => {
  await note(uid, easy.id, false)
  expect(await statsOf(easy.id)).toMatchObject({ asked: 1, correct: 0, rating: null, rated_answers: 0 })
})

test('an answer after a ban has expired counts', async () => {
  await note('banned', easy.id, false, 3_000)
  expect((await statsOf(easy.id)).rated_answers).toBe(1)
})

test('two answers of one game move the rating one after the other', async () => {
  await database.db.transaction().execute((tx) =>
    recordAnswers(
      tx,
      [
        { uid: 'settled', question: easy.id, correct: false },
        { uid: 'strong', question: easy.id, correct: false },
      ],
      1_000,
    ),
  )
  const { rating, rated_answers } = await statsOf(easy.id)
  expect(rated_answers).toBe(2)
  await database.db.deleteFrom('question_stats').execute()
  await database.db.deleteFrom('seen_questions').execute()
  await note('settled', easy.id, false)
  await note('strong', easy.id, false)
  expect((await statsOf(easy.id)).rating).toBeCloseTo(rating ?? 0, 6)
})

test('a question outside the bank is left alone', async () => {
  await note('settled', 'quiz:0', true)
  expect(await database.db.selectFrom('question_stats').selectAll().execute()).toEqual([])
  expect(await database.db.selectFrom('seen_questions').selectAll().execute()).toEqual([])
})
