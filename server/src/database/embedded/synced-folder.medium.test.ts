import { fdatasyncSync, fstatSync, fsyncSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SyncedFolder, syncedParameters } from './synced-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'trivium-synced-'))
let pglite: PGlite
let synced: string[] = []

/** Finds the file's path in the folder by its inode, as an open descriptor has no name. */
function nameOf(descriptor: number): string {
  const { ino } = fstatSync(descriptor)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.find((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.ino === ino) ?? '?'
}

beforeAll(async () => {
  const sync = {
    file(descriptor: number) {
      synced.push(nameOf(descriptor))
      fdatasyncSync(descriptor)
    },
    folder(descriptor: number) {
      synced.push(`${nameOf(descriptor)}/`)
      fsyncSync(descriptor)
    },
  }
  const startParams = syncedParameters(PGlite.defaultStartParams)
  pglite = await PGlite.create({ fs: new SyncedFolder(folder, sync), startParams })
  await pglite.exec('create table t (n integer)')
})
afterAll(async () => {
  await pglite.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  synced = []
})

const theLog = /^pg_wal[/\\][0-9A-F]{24}$/

describe('a synced folder', () => {
  it('has the log on disk before each commit is acknowledged', async () => {
    for (let n = 1; n <= 3; n++) {
      await pglite.query('insert into t values ($1)', [n])
      expect(synced).toEqual([expect.stringMatching(theLog)])
      synced = []
    }
  })

  it('syncs a transaction once, at its commit', async () => {
    await pglite.exec('begin; insert into t values (1); insert into t values (2)')
    expect(synced).toEqual([])
    await pglite.exec('commit')
    expect(synced).toEqual([expect.stringMatching(theLog)])
  })

  it('syncs nothing for a read', async () => {
    await pglite.query('select * from t')
    expect(synced).toEqual([])
  })

  it('syncs tables, folders and the control file at a checkpoint', async () => {
    await pglite.exec('insert into t select * from generate_series(1, 1000); checkpoint')
    expect(synced).toContain(join('global', 'pg_control'))
    expect(synced.some((name) => name.startsWith('base'))).toBe(true)
    expect(synced.some((name) => name.endsWith('/'))).toBe(true)
  })
})
