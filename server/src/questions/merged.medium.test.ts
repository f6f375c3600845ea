import { freshDatabase } from '@trivium/testkit/fresh-database'
import { smallBank } from '@trivium/testkit/small-bank'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { loadBank } from './bank.ts'
import { createQuestionPicker } from './question-picker.ts'
import { recordAnswers } from './statistics.ts'

let database: OpenDatabase
const [first, second, third] = smallBank(3).map(({ id }) => id) as [string, string, string]
beforeAll(async () => {
  database = await freshDatabase()
  await loadBank(database.db, smallBank(3))
  await database.db.insertInto('users').values({ uid: 'settled', elo: 1200, rated_games: 20 }).execute()
  await note(first, 1_000)
})
afterAll(() => database.close())

const note = (question: string, at: number) =>
  database.db
    .transaction()
    .execute((tx) => recordAnswers(tx, [{ uid: 'settled', question, correct: true }], at))
let revision = 100
const giveWay = async (id: string, into: string | null) => {
  revision += 1
  await database.db
    .updateTable('questions')
    .set({ duplicate_of: into, retired_at: into === null ? null : 1, revision })
    .where('id', '=', id)
    .execute()
  await database.db.updateTable('question_bank').set({ revision }).execute()
}
const ratedAnswers = async (id: string) =>
  (
    await database.db
      .selectFrom('question_stats')
      .select('rated_answers')
      .where('question_id', '=', id)
      .executeTakeFirst()
  )?.rated_answers

test('a player who saw a merged question counts as having seen its replacement, until the merge is undone', async () => {
  const picker = createQuestionPicker(database.db)
  const seen = async () => {
    await picker.refresh()
    return (await picker.seenAt([['settled']], 3_000)).flatMap((seen) => [...seen])
  }
  expect(await seen()).toEqual([[first, 1_000]])
  await giveWay(first, second)
  await giveWay(second, third)
  expect(await seen()).toEqual([[third, 1_000]])
  await note(third, 2_000)
  expect(await ratedAnswers(third)).toBe(0)
  expect(await seen()).toEqual([[third, 2_000]])
  await giveWay(second, null)
  await giveWay(first, null)
  expect(new Map(await seen())).toEqual(
    new Map([
      [first, 1_000],
      [third, 2_000],
    ]),
  )
  await note(second, 2_500)
  expect(await ratedAnswers(second)).toBe(1)
})
