import { DAY, HOUR } from '@trivium/rules/time'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/open.ts'
import { siteActivityService } from './service.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test('small numbers are left out', async () => {
  let now = { players: 1, matches: 0 }
  const service = siteActivityService({ db: database.db, clock: fakeClock(), now: () => now })
  expect(await service.read()).toEqual({ players: null, matches: null, yesterday: null })
  now = { players: 2, matches: 1 }
  expect(await service.read()).toMatchObject({ players: 2, matches: 1 })
})

test('yesterday’s daily is shown from 20 players on, and read once an hour', async () => {
  const { db } = database
  const clock = fakeClock(Date.UTC(2026, 0, 6, 12), database.isBusy)
  const service = siteActivityService({ db, clock, now: () => ({ players: 0, matches: 0 }) })
  const scored = (score: number, players: number) =>
    db.insertInto('daily_scores').values({ day: '2026-01-05', score, players }).execute()
  await scored(8, 19)
  expect((await service.read()).yesterday).toBeNull()
  await scored(4, 1)
  expect((await service.read()).yesterday).toBeNull()
  await clock.pass(HOUR)
  expect((await service.read()).yesterday).toEqual({ average: 7.8, hardest: null })
  await clock.pass(DAY)
  expect((await service.read()).yesterday).toBeNull()
})
