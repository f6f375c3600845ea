import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { afterAll, describe, expect, it } from 'vitest'
import { type EmbeddedBackend, openEmbedded } from '../open-embedded.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'trivium-engine-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const endless = "select count(*) from generate_series(1, 2000000000) a where a::text = 'never'"
const log = { info() {}, warn() {}, error() {} }
const bounds = { slowMs: 250, stopAfterMs: 5000, largeRows: 1000, upkeepEveryMs: 1_000_000 }

/** Sends the query, and lets the time limit pass once it has reached the engine. */
async function runPastLimit(backend: EmbeddedBackend, clock: ReturnType<typeof fakeClock>): Promise<unknown> {
  const refused = backend.pool.query(endless).then(
    () => 'answered',
    (error: unknown) => error,
  )
  await clock.pass(0)
  await clock.pass(bounds.stopAfterMs)
  return refused
}

describe('the engine', () => {
  it('stops a query that runs too long, loses nothing acknowledged, and continues', async () => {
    const clock = fakeClock()
    const backend = await openEmbedded({ dataDir, log, clock, bounds })
    await backend.pool.query('create table t (n integer)')
    await backend.pool.query('insert into t values (1), (2)')
    expect(await runPastLimit(backend, clock)).toMatchObject({ code: '57014' })
    const { rows } = await backend.pool.query('select n from t order by n')
    expect(rows).toEqual([{ n: 1 }, { n: 2 }])
    await backend.close()
  })

  it('rolls back the transaction of the stopped query', async () => {
    const clock = fakeClock()
    const backend = await openEmbedded({ dataDir, log, clock, bounds })
    const client = await backend.pool.connect()
    await client.query('begin')
    await client.query('insert into t values (3)')
    const stopped = client.query(endless).catch((error: unknown) => error)
    await clock.pass(0)
    await clock.pass(bounds.stopAfterMs)
    expect(await stopped).toMatchObject({ code: '57014' })
    client.release(true)
    expect((await backend.pool.query('select n from t')).rows).toHaveLength(2)
    await backend.close()
  })

  it('never stops work that has no time limit', async () => {
    const clock = fakeClock()
    const backend = await openEmbedded({ log, clock, bounds })
    const work = backend.withoutTimeout((pool) =>
      pool.query('select count(*)::int as n from generate_series(1, 500000)'),
    )
    await clock.pass(0)
    await clock.pass(100 * bounds.stopAfterMs)
    expect((await work).rows).toEqual([{ n: 500_000 }])
    await backend.close()
  })

  it('fails for a lost in-memory database instead of starting an empty one', async () => {
    const clock = fakeClock()
    const backend = await openEmbedded({ log, clock, bounds })
    expect(await runPastLimit(backend, clock)).toMatchObject({ code: '57014' })
    await expect(backend.pool.query('select 1')).rejects.toThrow('stopped')
    await backend.close()
  })
})
