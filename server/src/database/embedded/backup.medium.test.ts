import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreBackup } from '../backup.ts'
import { json } from '../json.ts'
import { type OpenDatabase, openDatabase } from '../open.ts'

const log = { info() {}, warn() {}, error() {} }
const root = mkdtempSync(join(tmpdir(), 'trivium-backup-'))
const dataDir = join(root, 'data')
let opened: OpenDatabase
// Maintenance truncates the log repeatedly while it is copied.
beforeAll(async () => {
  opened = await openDatabase({ dataDir, log, bounds: { upkeepEveryMs: 100 } })
}, 60_000)
afterAll(async () => {
  await opened.close()
  rmSync(root, { recursive: true, force: true })
})

let next = 0
const write = async (): Promise<number> => {
  const seq = ++next
  const value = json('x'.repeat(2_000))
  await opened.db
    .insertInto('settings')
    .values({ name: `test-${String(seq).padStart(6, '0')}`, value })
    .execute()
  return seq
}

const restored = async (backup: string, folder: string): Promise<number[]> => {
  await restoreBackup(backup, { url: null, dataDir: folder })
  const copy = await openDatabase({ dataDir: folder, log })
  const names = copy.db.selectFrom('settings').select('name').where('name', 'like', 'test-%')
  const rows = await names.orderBy('name').execute()
  await copy.close()
  return rows.map(({ name }) => Number(name.slice('test-'.length)))
}

test('a backup made during writes and checkpoints contains everything acknowledged before it, without gaps', async () => {
  const before = [await write(), await write(), await write()]
  let done = false
  const made = opened.backUp(join(root, 'under-load')).finally(() => {
    done = true
  })
  let during = 0
  while (!done) {
    during = await write()
    // A failing query does not affect the backup.
    await expect(sql`select 1 / 0`.execute(opened.db)).rejects.toThrow('division by zero')
  }
  await made
  const after = await write()
  const found = await restored(join(root, 'under-load'), join(root, 'restored'))
  expect(during).toBeGreaterThan(before.length)
  expect(found.slice(0, before.length)).toEqual(before)
  expect(found).toEqual(found.map((_, index) => index + 1))
  expect(found).not.toContain(after)
})

test('a restore never overwrites a database, and refuses a folder that is not a backup', async () => {
  const backup = join(root, 'under-load')
  const again = restoreBackup(backup, { url: null, dataDir: join(root, 'restored') })
  await expect(again).rejects.toThrow('already holds a database')
  const nothing = mkdtempSync(join(root, 'nothing-'))
  const none = restoreBackup(nothing, { url: null, dataDir: join(root, 'new') })
  await expect(none).rejects.toThrow('is not a backup')
  const other = restoreBackup(backup, { url: 'postgres://x', dataDir: join(root, 'new') })
  await expect(other).rejects.toThrow('without DATABASE_URL')
  expect(existsSync(join(root, 'new'))).toBe(false)
})

test('a folder that is not empty or is the database’s folder is refused and left unchanged', async () => {
  const full = mkdtempSync(join(root, 'full-'))
  writeFileSync(join(full, 'letter.txt'), 'mine')
  await expect(opened.backUp(full)).rejects.toThrow('is not empty')
  expect(readdirSync(full)).toEqual(['letter.txt'])
  const within = opened.backUp(join(dataDir, 'pglite', 'copy'))
  await expect(within).rejects.toThrow("in the database's own folder")
})

test('only one backup runs at a time', async () => {
  const one = opened.backUp(join(root, 'one'))
  await expect(opened.backUp(join(root, 'two'))).rejects.toThrow('Another backup is being made')
  await one
  expect(existsSync(join(root, 'two'))).toBe(false)
})

test('after a failed backup the next one is complete', async () => {
  const file = join(root, 'file')
  writeFileSync(file, '')
  await expect(opened.backUp(join(file, 'copy'))).rejects.toThrow()
  const last = await write()
  await opened.backUp(join(root, 'next'))
  expect(await restored(join(root, 'next'), join(root, 'restored-next'))).toContain(last)
})
