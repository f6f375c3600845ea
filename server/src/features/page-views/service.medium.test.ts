import { DAY } from '@trivium/rules/time'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import type { PageView } from '@trivium/wire/page-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { InProcessBus } from '../../bus/in-process.ts'
import type { OpenDatabase } from '../../database/open.ts'
import { systemRandom } from '../../random.ts'
import { pageViewsService } from './service.ts'

const HOME: PageView = { page: '/', source: '', device: 'desktop' }
const ADA = { address: '10.0.0.1', userAgent: 'Firefox' }

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('page_views').execute()
  await database.db.deleteFrom('page_visitors').execute()
})

/** A service on a manual clock; `failures()` counts the writes that failed. */
const opened = () => {
  let failed = 0
  let shift = 0
  const time = fakeClock(undefined, database.isBusy)
  const clock = { ...time, now: () => time.now() + shift }
  const log = { warn: () => void failed++ }
  const bus = new InProcessBus().join({ self: 'alone', clock, log: { ...log, error() {} } })
  const views = pageViewsService({ db: database.db, bus, clock, random: systemRandom, log })
  const see = (times: number) => {
    for (let n = 0; n < times; n++) views.count(HOME, ADA)
  }
  const setBack = (ms: number) => {
    shift -= ms
  }
  return { views, see, clock, setBack, failures: () => failed }
}
const written = async () => {
  const rows = await database.db.selectFrom('page_views').select('views').execute()
  return rows.map(({ views }) => views)
}
const takeAway = () => sql`alter table page_views rename to page_views_away`.execute(database.db)
const bringBack = () => sql`alter table page_views_away rename to page_views`.execute(database.db)

test('after a failed write only the timer retries, and no view is lost', async () => {
  const { see, clock, failures } = opened()
  await takeAway()
  try {
    see(2_000)
    await expect.poll(failures).toBe(1)
    see(2_000)
    await clock.pass(9_999)
    expect(failures()).toBe(1)
    await clock.pass(1)
    expect(failures()).toBe(2)
  } finally {
    await bringBack()
  }
  see(1)
  await clock.pass(10_000)
  expect([failures(), await written()]).toEqual([2, [4_001]])
  see(500)
  await expect.poll(written).toEqual([4_501])
})

test('a flush during a write waits for the write that follows it', async () => {
  const { views, see, failures } = opened()
  await takeAway()
  try {
    see(1)
    await Promise.all(Array.from({ length: 20 }, () => views.stop()))
    expect(failures()).toBe(1)
  } finally {
    await bringBack()
  }
  await views.stop()
  expect(await written()).toEqual([1])
})

test('maintenance forgets the visitors of past days', async () => {
  const { views, see, clock, setBack } = opened()
  see(1)
  await clock.pass(DAY)
  await views.upkeep()
  setBack(DAY)
  see(1)
  await views.stop()
  const rows = await database.db.selectFrom('page_visitors').select('visitors').execute()
  expect(rows).toEqual([{ visitors: 2 }])
})
