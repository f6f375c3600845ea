import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomFrom } from '@trivium/rules/random'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../open.ts'

const log = { info() {}, warn() {}, error() {} }
const root = mkdtempSync(join(tmpdir(), 'trivium-crash-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/**
 * Writes rows from eight concurrent callers, singly or in pairs within a transaction, and prints each row
 * once it is acknowledged.
 */
const writer = `
  import { json } from ${JSON.stringify(new URL('../json.ts', import.meta.url).href)}
  import { openDatabase } from ${JSON.stringify(new URL('../open.ts', import.meta.url).href)}
  import { writeSync } from 'node:fs'
  const log = { info() {}, warn() {}, error() {} }
  const [dataDir, first] = process.argv.slice(1)
  const { db } = await openDatabase({ dataDir, log, bounds: { upkeepEveryMs: 40 } })
  let next = Number(first)
  const rows = (count) => {
    const seqs = Array.from({ length: count }, () => next++)
    const event = json({ together: seqs, text: 'x'.repeat(200) })
    return seqs.map((seq) => ({ game_id: 'g', seq, at: 1, event }))
  }
  const insert = (to, row) => to.insertInto('game_events').values(row).execute()
  const plain = async ([row]) => void (await insert(db, row))
  const together = (pair) => db.transaction().execute(async (transaction) => {
    for (const row of pair) await insert(transaction, row)
  })
  const write = async (count, how) => {
    for (;;) {
      const written = rows(count)
      await how(written)
      writeSync(1, written.map((row) => row.seq).join('+') + '\\n')
    }
  }
  for (let n = 0; n < 4; n++) {
    write(1, plain)
    write(2, together)
  }`

/** Kills the writer once it has printed this many lines; returns everything it printed. */
async function killedAfter(lines: number, dataDir: string, first: number): Promise<number[][]> {
  const args = ['--input-type=module', '-e', writer, dataDir, String(first)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said.split('\n').length > lines) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return said
    .slice(0, said.lastIndexOf('\n'))
    .split('\n')
    .map((line) => line.split('+').map(Number))
}

describe('after kill -9', () => {
  it('every acknowledged row is present, and no transaction is partial', async () => {
    const dataDir = join(root, 'data')
    const random = randomFrom('kill -9')
    const acknowledged: number[][] = []
    for (let round = 0; round < 3; round++) {
      const first = round * 1_000_000
      acknowledged.push(...(await killedAfter(200 + Math.floor(random() * 1500), dataDir, first)))
      const { db, close } = await openDatabase({ dataDir, log })
      const rows = await db.selectFrom('game_events').select(['seq', 'event']).execute()
      const found = new Set(rows.map((row) => row.seq))
      const together = rows.flatMap((row) => (row.event as unknown as { together: number[] }).together)
      expect(acknowledged.flat().filter((seq) => !found.has(seq))).toEqual([])
      expect(together.filter((seq) => !found.has(seq))).toEqual([])
      await close()
    }
    expect(acknowledged.length).toBeGreaterThan(600)
  })
})

describe('a folder whose creation was interrupted', () => {
  it('is created again', async () => {
    const dataDir = join(root, 'cut')
    const aside = join(dataDir, 'pglite.making')
    mkdirSync(aside, { recursive: true })
    writeFileSync(join(aside, 'PG_VERSION'), '18\n')
    const { db, close } = await openDatabase({ dataDir, log })
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
    await close()
    expect(existsSync(aside)).toBe(false)
  })
})
