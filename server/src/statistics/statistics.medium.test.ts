import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { createGuest } from '../users/queries.ts'
import { deleteStatistics, mergeStatistics } from './merge-and-delete.ts'
import type { AnswerGiven, PlayedGame } from './played-game.ts'
import { recordStatistics } from './record-statistics.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const TABLES = ['player_accuracy', 'player_times', 'player_days', 'player_games', 'player_meetings'] as const

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.db.deleteFrom('users').execute()
  for (const uid of ['ada', 'ben', 'cleo', 'guest']) await createGuest(database.db, uid, NOON)
})
afterAll(() => database.close())

const answer = (change: Partial<AnswerGiven> = {}): AnswerGiven => ({
  category: 'history',
  difficulty: 2,
  correct: true,
  ms: 2_500,
  ...change,
})
const result = (uid: string, change: Partial<PlayedGame> = {}): PlayedGame => ({
  uid,
  mode: 'ranked',
  answers: [],
  meeting: null,
  ...change,
})
const enter = (results: readonly PlayedGame[], at = NOON) =>
  database.db.transaction().execute((tx) => recordStatistics(tx, results, at))
const met = (one: string, other: string, outcome: 'won' | 'drawn') =>
  enter([
    result(one, { meeting: { other, outcome } }),
    result(other, { meeting: { other: one, outcome: outcome === 'won' ? 'lost' : outcome } }),
  ])
/** A player's rows of every table, without the uid. */
const recordsOf = async (uid: string) => {
  const tables: Record<string, unknown[]> = {}
  for (const table of TABLES) {
    const rows = await database.db.selectFrom(table).selectAll().where('uid', '=', uid).execute()
    const texts = rows.map(({ uid: _, ...row }) => JSON.stringify(row)).toSorted()
    tables[table.slice('player_'.length)] = texts.map((text) => JSON.parse(text))
  }
  return tables
}

test('the counts of a game are added to the existing ones', async () => {
  const game = result('ada', {
    answers: [
      answer(),
      answer({ correct: false }),
      answer({ difficulty: 3, ms: 999 }),
      answer({ category: 'art', ms: null, correct: false }),
    ],
    meeting: { other: 'ben', outcome: 'won' },
  })
  await enter([game, result('ben', { meeting: { other: 'ada', outcome: 'lost' } })])
  await enter([{ ...game, meeting: { other: 'ben', outcome: 'drawn' } }])
  await enter([result('ada', { mode: 'daily', answers: [answer()] })], NOON + 86_400_000)
  expect(await recordsOf('ada')).toEqual({
    accuracy: [
      { category: 'art', difficulty: 2, asked: 2, correct: 0 },
      { category: 'history', difficulty: 2, asked: 5, correct: 3 },
      { category: 'history', difficulty: 3, asked: 2, correct: 2 },
    ],
    times: [
      { seconds: 0, answers: 2 },
      { seconds: 2, answers: 5 },
    ],
    days: [
      { day: '2026-11-21', games: 2, asked: 8, correct: 4 },
      { day: '2026-11-22', games: 1, asked: 1, correct: 1 },
    ],
    games: [
      { mode: 'daily', games: 1 },
      { mode: 'ranked', games: 2 },
    ],
    meetings: [{ other: 'ben', wins: 1, losses: 0, draws: 1 }],
  })
  expect(await recordsOf('ben')).toEqual({
    accuracy: [],
    times: [],
    days: [{ day: '2026-11-21', games: 1, asked: 0, correct: 0 }],
    games: [{ mode: 'ranked', games: 1 }],
    meetings: [{ other: 'ada', wins: 0, losses: 1, draws: 0 }],
  })
})

test.for([
  [0, 0],
  [999, 0],
  [1_000, 1],
  [19_999, 19],
  [20_000, 20],
  [86_400_000, 20],
])('an answer after %i ms counts in second %i', async ([ms, seconds]) => {
  await enter([result('ada', { answers: [answer({ ms: ms as number })] })])
  expect((await recordsOf('ada')).times).toEqual([{ seconds, answers: 1 }])
})

test('a day ends at midnight UTC', async () => {
  await enter([result('ada')], Date.parse('2026-11-21T23:59:59.999Z'))
  await enter([result('ada')], Date.parse('2026-11-22T00:00:00.000Z'))
  const { days } = await recordsOf('ada')
  expect(days).toMatchObject([{ day: '2026-11-21' }, { day: '2026-11-22' }])
})

test('concurrent games are all counted', async () => {
  const pairs = [
    ['ada', 'ben'],
    ['ben', 'ada'],
    ['cleo', 'ada'],
    ['ben', 'cleo'],
  ] as const
  const locked = (one: string, other: string) =>
    database.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('users')
        .select('uid')
        .where('uid', 'in', [one, other])
        .orderBy('uid')
        .forUpdate()
        .execute()
      const results = [
        result(one, { answers: [answer()], meeting: { other, outcome: 'won' } }),
        result(other, { answers: [answer()], meeting: { other: one, outcome: 'lost' } }),
      ]
      await recordStatistics(tx, results, NOON)
    })
  await Promise.all(Array.from({ length: 10 }, () => pairs.map(([one, other]) => locked(one, other))).flat())
  expect(await recordsOf('ada')).toMatchObject({
    accuracy: [{ asked: 30, correct: 30 }],
    games: [{ games: 30 }],
    meetings: [
      { other: 'ben', wins: 10, losses: 10 },
      { other: 'cleo', wins: 0, losses: 10 },
    ],
  })
})

test('a guest’s statistics are added to the account’s, head-to-head records on both sides', async () => {
  await enter([result('guest', { mode: 'survival', answers: [answer({ ms: 5_000 })] })])
  await enter([result('ada', { answers: [answer(), answer({ difficulty: 1 })] })])
  await met('guest', 'ben', 'won')
  await met('ben', 'ada', 'won')
  await met('cleo', 'guest', 'drawn')
  await met('guest', 'ada', 'won')
  await database.db.transaction().execute((tx) => mergeStatistics(tx, { guest: 'guest', account: 'ada' }))
  expect(await recordsOf('ada')).toEqual({
    accuracy: [
      { category: 'history', difficulty: 1, asked: 1, correct: 1 },
      { category: 'history', difficulty: 2, asked: 2, correct: 2 },
    ],
    times: [
      { seconds: 2, answers: 2 },
      { seconds: 5, answers: 1 },
    ],
    days: [{ day: '2026-11-21', games: 7, asked: 3, correct: 3 }],
    games: [
      { mode: 'ranked', games: 6 },
      { mode: 'survival', games: 1 },
    ],
    meetings: [
      { other: 'ben', wins: 1, losses: 1, draws: 0 },
      { other: 'cleo', wins: 0, losses: 0, draws: 1 },
    ],
  })
  expect((await recordsOf('ben')).meetings).toEqual([{ other: 'ada', wins: 1, losses: 1, draws: 0 }])
  expect((await recordsOf('cleo')).meetings).toEqual([{ other: 'ada', wins: 0, losses: 0, draws: 1 }])
  for (const rows of Object.values(await recordsOf('guest'))) expect(rows).toEqual([])
})

test('nothing of a deleted player remains, on either side', async () => {
  await enter([result('ada', { answers: [answer()] })])
  await met('ada', 'ben', 'won')
  await met('ben', 'cleo', 'won')
  await database.db.transaction().execute((tx) => deleteStatistics(tx, 'ada'))
  for (const rows of Object.values(await recordsOf('ada'))) expect(rows).toEqual([])
  expect((await recordsOf('ben')).meetings).toEqual([{ other: 'cleo', wins: 1, losses: 0, draws: 0 }])
})
