import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { type SmallDisk, smallDisk } from '@trivium/testkit/small-disk'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defaultLimits } from '../backend.ts'
import { type EmbeddedBackend, type EmbeddedOptions, openEmbedded } from '../open-embedded.ts'
import { storageFaultOf } from '../storage-fault.ts'

const bounds = { ...defaultLimits, upkeepEveryMs: 1_000_000_000 }
let clock: ReturnType<typeof fakeClock>
let stops: number
let backend: EmbeddedBackend
let acknowledged: number
let close = async () => {}
let disk: SmallDisk | null = null
/** Shared by all tests, as creating it takes longer than everything else. */
const dataDir = mkdtempSync(join(tmpdir(), 'trivium-full-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const countStop = () => {
  stops += 1
}

const open = async (options: Pick<EmbeddedOptions, 'dataDir' | 'full'>): Promise<void> => {
  const log = { info() {}, warn() {}, error: countStop }
  backend = await openEmbedded({ ...options, log, clock, bounds })
  close = backend.close
  await backend.pool.query('drop table if exists counter, rows')
  await backend.pool.query('create table counter (n integer)')
  await backend.pool.query('create table rows (n integer, text text)')
  await backend.pool.query('insert into counter values (0)')
}

beforeEach(() => {
  clock = fakeClock()
  stops = 0
  acknowledged = 0
})
afterEach(async () => {
  await close()
  close = async () => {}
  disk?.remove()
  disk = null
})

/** Fills the write-ahead log and nothing else. */
const count = async (): Promise<void> => {
  await backend.pool.query("select pg_logical_emit_message(true, 'filler', repeat('a', 400000))")
  await backend.pool.query('update counter set n = $1', [acknowledged + 1])
  acknowledged += 1
}

const addRows = async (): Promise<void> => {
  const text = Array.from({ length: 100 }, (_, index) => `${index}`).join()
  await backend.pool.query('insert into rows select g, $1 from generate_series(1, 500) g', [text])
  acknowledged += 500
}

/** Repeats `work` until it fails, then until it has failed `more` times again; returns the errors. */
const untilFull = async (work: () => Promise<void>, more: number): Promise<unknown[]> => {
  const errors: unknown[] = []
  for (let n = 0; n < 5_000 && errors.length <= more; n++)
    await work().catch((error: unknown) => errors.push(error))
  return errors
}

const counted = async (): Promise<number> => (await backend.pool.query('select n from counter')).rows[0].n

describe('without space for the write-ahead log', () => {
  test('the engine stops, no query hangs, and it reopens from its folder once there is space', async () => {
    const full = new SharedArrayBuffer(1)
    await open({ dataDir, full })
    new Uint8Array(full)[0] = 1
    const errors = await untilFull(count, 20)
    expect(errors.map(storageFaultOf)).not.toContain(null)
    expect(storageFaultOf(errors[0])).toBe('full')
    expect(String(errors)).not.toContain('timeout')
    expect(stops).toBeGreaterThan(0)
    expect(stops).toBeLessThan(5)
    new Uint8Array(full)[0] = 0
    await clock.pass(4_000)
    expect(await counted()).toBeGreaterThanOrEqual(acknowledged)
    await count()
    expect(await counted()).toBe(acknowledged)
  })

  test('the same happens on a disk that is really full', async ({ skip }) => {
    disk = smallDisk(200)
    if (disk === null) return skip('needs the right to mount a small disk')
    cpSync(join(dataDir, 'pglite'), join(disk.folder, 'data', 'pglite'), { recursive: true })
    await open({ dataDir: join(disk.folder, 'data') })
    disk.fill(5_000_000)
    const errors = await untilFull(count, 20)
    expect(new Set(errors.map(storageFaultOf))).toEqual(new Set(['full']))
    disk.free()
    await clock.pass(4_000)
    await count()
    expect(await counted()).toBe(acknowledged)
  })
})

test('without space for a table the statement fails, and the engine continues', async () => {
  const full = new SharedArrayBuffer(1)
  await open({ dataDir, full })
  new Uint8Array(full)[0] = 1
  const errors = await untilFull(addRows, 3)
  expect(new Set(errors.map(storageFaultOf))).toEqual(new Set(['full']))
  expect(stops).toBe(0)
  new Uint8Array(full)[0] = 0
  await addRows()
  const { rows } = await backend.pool.query('select count(*)::int as n from rows')
  expect(rows[0].n).toBe(acknowledged)
})
