import { fakeClock } from '@trivium/testkit/fake-clock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultLimits } from '../backend.ts'
import { type EmbeddedBackend, openEmbedded } from '../open-embedded.ts'

const log = { info() {}, warn() {}, error() {} }
let backend: EmbeddedBackend

beforeEach(async () => {
  backend = await openEmbedded({ log, clock: fakeClock(), bounds: defaultLimits })
})
afterEach(() => backend.close())

describe('the planner', () => {
  it('uses the index of a table that was empty when the statement was planned', async () => {
    const { pool } = backend
    await pool.query('create table scores (uid integer primary key, score integer)')
    await pool.query('vacuum analyze scores')
    await pool.query('prepare lookup (integer) as select score from scores where uid = $1')
    // From the sixth execution on PostgreSQL keeps the plan.
    for (let n = 0; n < 7; n++) await pool.query('execute lookup(1)')
    await pool.query('insert into scores select n, n from generate_series(1, 10000) n')

    const { rows } = await pool.query('explain execute lookup(1)')
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('$1')
    expect(plan).toMatch(/Index Scan|Bitmap/)
    expect(plan).not.toContain('Seq Scan')
  })
})
