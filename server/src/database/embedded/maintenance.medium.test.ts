import { fakeClock } from '@trivium/testkit/fake-clock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultLimits } from '../backend.ts'
import { type EmbeddedBackend, openEmbedded } from '../open-embedded.ts'

const everyMs = 1000
const clock = fakeClock()
const problems: object[] = []
const log = { info() {}, warn() {}, error: (details: object) => void problems.push(details) }
let backend: EmbeddedBackend
let stopAfterMs: number

beforeEach(async () => {
  stopAfterMs = 10 * everyMs
  backend = await openEmbedded({
    log,
    clock,
    bounds: { ...defaultLimits, upkeepEveryMs: everyMs, stopAfterMs },
  })
  await backend.pool.query('create table hot (n integer, at integer)')
  await backend.pool.query('insert into hot select n, 0 from generate_series(1, 1000) n')
})
afterEach(() => backend.close())

/** Advances the clock to the next round and polls until its checkpoint, the last step, is made. */
async function round(): Promise<void> {
  const before = await checkpointAt()
  await clock.pass(everyMs)
  for (let n = 0; n < 100 && (await checkpointAt()) === before; n++);
}

async function checkpointAt(): Promise<string> {
  const { rows } = await backend.pool.query('select redo_lsn::text as at from pg_control_checkpoint()')
  return rows[0].at
}

async function rewriteAll(): Promise<void> {
  await backend.pool.query('update hot set at = at + 1')
}

async function tableBytes(): Promise<number> {
  const { rows } = await backend.pool.query("select pg_relation_size('hot')::int as bytes")
  return rows[0].bytes
}

describe('maintenance', () => {
  it('makes a checkpoint when it is due, and not before', async () => {
    const before = await checkpointAt()
    await rewriteAll()
    await clock.pass(everyMs - 1)
    expect(await checkpointAt()).toBe(before)
    await clock.pass(1)
    await round()
    expect(await checkpointAt()).not.toBe(before)
  })

  it('keeps the size of a repeatedly rewritten table steady', async () => {
    await rewriteAll()
    await round()
    const size = await tableBytes()
    for (let n = 0; n < 6; n++) {
      await rewriteAll()
      await round()
    }
    expect(await tableBytes()).toBeLessThan(size * 1.5)
    expect(problems).toEqual([])
  })

  it('does nothing while nothing is written', async () => {
    await rewriteAll()
    await round()
    const after = await checkpointAt()
    for (let n = 0; n < 20; n++) {
      await clock.pass(everyMs)
      expect(await checkpointAt()).toBe(after)
    }
  })
})
