import { DAY } from '@trivium/rules/time'
import { type FakeClock, fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../database/json.ts'
import type { OpenDatabase } from '../database/open.ts'
import { type DayResults, DayResultsJob, readDayResults } from './day-results.ts'

const NOON = Date.UTC(2026, 0, 5, 12)
const TODAY = '2026-01-05'

let database: OpenDatabase
let clock: FakeClock
let told: DayResults[]
beforeAll(async () => {
  database = await freshDatabase()
  const { db } = database
  await db
    .insertInto('daily_scores')
    .values([
      { day: TODAY, score: 4, players: 3 },
      { day: TODAY, score: 9, players: 1 },
    ])
    .execute()
  for (const [index, uid] of ['ada', 'ben'].entries()) await playedBy(uid, index === 0)
})
afterAll(() => database.close())
beforeEach(() => {
  clock = fakeClock(NOON, database.isBusy)
  told = []
})

/** A daily of two questions: the first answered right or wrong, the second missed. */
const playedBy = async (uid: string, right: boolean) => {
  const { db } = database
  const summary = json({ kind: 'daily' } as never)
  await db.insertInto('users').values({ uid }).execute()
  await db
    .insertInto('games')
    .values({ id: uid, mode: 'solo', opened_at: 1, rated: false, summary })
    .execute()
  await db
    .insertInto('daily_plays')
    .values({ uid, day: TODAY, game_id: uid, opened_at: 1, finished_at: 2, score: 1 })
    .execute()
  const events = [
    { type: 'opened', at: 1, items: [{ prompt: 'Easy?' }, { prompt: 'Hard?' }] },
    { type: 'answered', at: 1, index: 0, choice: 0, text: null, right },
    { type: 'missed', at: 1, index: 1 },
  ]
  for (const [seq, event] of events.entries())
    await db
      .insertInto('game_events')
      .values({ game_id: uid, seq, at: 1, event: json(event as never) })
      .execute()
}

const starting = async (): Promise<DayResultsJob> => {
  const days = new DayResultsJob({
    ...{ db: database.db, clock, onDayOver: (results) => void told.push(results) },
    log: { error: (...said: unknown[]) => expect.fail(JSON.stringify(said)) },
  })
  days.start()
  await clock.pass(0)
  return days
}

test('a day’s results are its players, their average, and the question that fewest answered correctly', async () => {
  expect(await readDayResults(database.db, TODAY)).toEqual({
    ...{ day: TODAY, players: 4, average: 5.25, top: [] },
    hardest: { number: 2, prompt: 'Hard?', share: 0 },
  })
})

test('results are announced once, ten minutes after the day, by whichever process is first', async () => {
  const both = [await starting(), await starting()]
  await clock.pass(DAY / 2 + 599_999)
  expect(told).toEqual([])
  await clock.pass(1)
  expect(told.map(({ day }) => day)).toEqual([TODAY])
  // Nobody plays on the next day.
  await clock.pass(DAY)
  expect(told).toHaveLength(1)
  for (const days of both) await days.stop()
})

test('a server that was down at midnight announces them when it starts', async () => {
  await database.db
    .updateTable('settings')
    .set({ value: json({ day: '2026-01-03' }) })
    .where('name', '=', 'day-results')
    .execute()
  clock = fakeClock(NOON + DAY, database.isBusy)
  const days = await starting()
  expect(told.map(({ day }) => day)).toEqual([TODAY])
  await days.stop()
  await (await starting()).stop()
  expect(told).toHaveLength(1)
})
