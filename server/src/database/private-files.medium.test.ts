import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restoreBackup } from './backup.ts'
import { openDatabase } from './open.ts'
import { makeDataFolderPrivate, makeNewFilesPrivate } from './private-files.ts'

const told: string[] = []
const tell = (_: object, message: string) => void told.push(message)
const log = { info: tell, warn: tell, error: tell }
const root = mkdtempSync(join(tmpdir(), 'trivium-private-'))
const dataDir = join(root, 'data')
const before = process.umask()

/** Every path in a folder, and the folder itself, that others may read, write or enter. */
const openToOthers = (folder: string): string[] => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return [folder, ...paths].filter((path) => (lstatSync(path).mode & 0o077) !== 0)
}

/** The default of most machines: files are readable unless restricted on purpose. */
beforeAll(() => void process.umask(0o022))
afterAll(() => {
  process.umask(before)
  rmSync(root, { recursive: true, force: true })
})

describe.skipIf(process.platform === 'win32')('nobody else on the machine can read', () => {
  test('a new data folder, its backup, and the data folder restored from it', async () => {
    const opened = await openDatabase({ dataDir, log })
    await opened.backUp(join(root, 'backup'))
    await opened.close()
    await restoreBackup(join(root, 'backup'), { url: null, dataDir: join(root, 'restored') })
    expect(openToOthers(dataDir)).toEqual([])
    expect(openToOthers(join(root, 'backup'))).toEqual([])
    expect(openToOthers(join(root, 'restored'))).toEqual([])
  }, 60_000)

  test('a data folder of an earlier version, from the next start on', async () => {
    mkdirSync(join(dataDir, 'mail'))
    writeFileSync(join(dataDir, 'mail', 'a.eml'), 'a link')
    chmodSync(join(dataDir, 'mail', 'a.eml'), 0o644)
    const paths = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(dataDir, name),
    )
    for (const path of paths) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666)
    chmodSync(dataDir, 0o755)
    expect(openToOthers(dataDir).length).toBeGreaterThan(900)
    await (await openDatabase({ dataDir, log })).close()
    expect(openToOthers(dataDir)).toEqual([])
    expect(told).toContain('files of the data folder were accessible to other users and no longer are')
  })
})

describe.skipIf(process.platform === 'win32')('a database that is opened as the server opens it', () => {
  const folder = join(root, 'opened')

  beforeAll(makeNewFilesPrivate)
  afterAll(() => void process.umask(0o022))

  test('creates only files that nobody else can read, at the first start, in use and at the next start', async () => {
    const first = await openDatabase({ dataDir: folder, log })
    await sql`create table notes as select n from generate_series(1, 1000) n`.execute(first.db)
    await sql`vacuum analyze`.execute(first.db)
    expect(openToOthers(folder)).toEqual([])
    await first.close()
    expect(openToOthers(folder)).toEqual([])
    told.splice(0)
    const second = await openDatabase({ dataDir: folder, log })
    expect(told).toEqual([])
    expect(openToOthers(folder)).toEqual([])
    await second.close()
  }, 60_000)
})

test('the operator’s own files in the data folder and a shared folder keep their permissions', () => {
  const shared = join(root, 'shared')
  mkdirSync(join(shared, 'mine'), { recursive: true })
  chmodSync(shared, 0o1777)
  expect(makeDataFolderPrivate(shared)).toEqual({ closed: 0, left: 0 })
  expect(lstatSync(join(shared, 'mine')).mode & 0o777).toBe(0o755)
})
