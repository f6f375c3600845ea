import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DAY } from '@trivium/rules/time'
import { openDatabase } from '@trivium/server/database/open'
import { Limits } from '@trivium/server/functions/limits'
import { startSystem } from '@trivium/testkit/system'
import { sql } from 'kysely'
import { pino } from 'pino'
import { seatGuests, signIn } from '../guests.ts'

/** Our whole server with the shipped bank, an admin and some signed-in guests. */
const [, , guests = '20', dataDir] = process.argv
const log = pino({ level: 'error' })
const opened = await openDatabase({ url: process.env.DATABASE_URL, dataDir, log })
let later = 0
// Rate limits are off, because all calls come from one machine.
const limits = new Limits({ now: () => (later += DAY), after: () => () => {} })
const system = await startSystem({ db: opened.db, log, limits })
const uids = await seatGuests(opened.db, Number(guests) + 1, () => 1_000)
await opened.db
  .updateTable('users')
  .set({ role: 'admin', is_anonymous: false })
  .where('uid', '=', uids[0] ?? '')
  .execute()
const bearers = await signIn(opened.db, uids)

const loop = monitorEventLoopDelay({ resolution: 5 })
loop.enable()

/** Gives every second question a measured rating, some of them far from the label, as after long use. */
const measure = () =>
  sql`
  insert into question_stats (question_id, asked, correct, rating, rated_answers, disagreement, updated_at)
  select id, 100, 50, 700 + abs(hashtext(id)) % 900, 100,
    nullif(greatest(0, abs(hashtext(id)) % 900 - 600), 0), 0
  from questions where abs(hashtext(id)) % 2 = 0
  on conflict do nothing`.execute(opened.db)

process.on('message', (message) => {
  if (message === 'usage') {
    globalThis.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    const [p99, most] = [loop.percentile(99), loop.max].map((ns) => ns / 1e6)
    loop.reset()
    process.send?.({ usage: { rss, heapUsed, loop: { p99, most } } })
  }
  if (message === 'measure')
    void measure()
      .then(() => sql`analyze`.execute(opened.db))
      .then(() => process.send?.({ measured: true }))
  if (message === 'end')
    void system
      .close()
      .then(() => opened.close())
      .then(() => process.exit(0))
})
process.send?.({ ready: { url: system.url, bearers } })
