import { fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { until } from '@trivium/testkit/until'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressWorkload, asServer, asWorkload, currentWorkload, JOURNAL, WorkloadBusy } from '../workload.ts'
import type { OpenDatabase } from './open.ts'

const clock = fakeClock()
let database: OpenDatabase
beforeEach(async () => {
  database = await freshDatabase({ clock, monotonic: clock.now })
})
afterEach(() => database.close())

const FLOOD = addressWorkload('192.0.2.66')
const PLAYER = addressWorkload('192.0.2.1')

/** Occupies every connection that is not kept for the journal until it is released. */
const occupy = async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const places = database.kind === 'pglite' ? 1 : 8
  const held = asWorkload(FLOOD, () =>
    Array.from({ length: places }, () =>
      database.db.connection().execute(async (connection) => {
        await sql`select 1`.execute(connection)
        await released
      }),
    ),
  )
  await until(
    () => database.connections().idle === 0 && database.connections().total === places,
    'all are held',
  )
  return { release, done: () => Promise.all(held) }
}

describe('connections', () => {
  it('go to the journal first, then to workloads that have used little', async () => {
    const { release, done } = await occupy()
    const order: string[] = []
    const query = (name: string) => database.db.connection().execute(async () => order.push(name))
    const waiting = [
      ...asWorkload(FLOOD, () => Array.from({ length: 40 }, () => query('flood'))),
      asWorkload(PLAYER, () => query('player')),
    ]
    const journal = asWorkload(JOURNAL, () => query('journal'))
    await clock.pass(1_000)
    // On a server two connections are kept for it, so it does not wait at all.
    if (database.kind === 'postgres') await journal
    release()
    await Promise.all([journal, ...waiting, done()])
    expect(order.slice(0, 3)).toEqual(['journal', 'player', 'flood'])
  })
})

describe('a request that waits for too long', () => {
  const SECONDS = 1_000

  it('is refused as busy while others are served, and storage counts as healthy', async () => {
    const first = await occupy()
    const late = expect(asWorkload(FLOOD, () => sql`select 1`.execute(database.db))).rejects.toThrow(
      WorkloadBusy,
    )
    await clock.pass(10 * SECONDS)
    // The journal gets the connection and keeps it; on a server it has one of its own.
    const { promise: kept, resolve: end } = Promise.withResolvers<void>()
    const served = asWorkload(JOURNAL, () => database.db.connection().execute(() => kept))
    if (database.kind === 'pglite') first.release()
    await until(() => database.connections().waiting === 1, 'the journal has its place')
    await clock.pass(5 * SECONDS)
    await late
    expect(database.health.fault).toBeNull()
    end()
    first.release()
    await Promise.all([served, first.done()])
  })

  it('fails as unreachable if nobody was served, and storage is faulty', async () => {
    const { release, done } = await occupy()
    const late = expect(asWorkload(PLAYER, () => sql`select 1`.execute(database.db))).rejects.toThrow(
      'timeout exceeded when trying to connect',
    )
    await clock.pass(15 * SECONDS)
    await late
    expect(database.health.fault).toBe('unreachable')
    release()
    await done()
  })
})

describe('a workload', () => {
  it('is still the caller’s after an await, and the server’s in timers', async () => {
    await asWorkload(PLAYER, async () => {
      await sql`select 1`.execute(database.db)
      expect(currentWorkload()).toEqual(PLAYER)
      expect(asServer(currentWorkload)).not.toEqual(PLAYER)
    })
    expect(currentWorkload()).toEqual(asServer(currentWorkload))
  })
})
