import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageCache } from './memory.ts'
import { copyPrepared, markPrepared } from './prepared-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trivium-prepared-'))
  mkdirSync(join(folder, 'pglite/base'), { recursive: true })
  writeFileSync(join(folder, 'pglite/PG_VERSION'), '18')
})
afterEach(() => rmSync(folder, { recursive: true }))

const copy = () => copyPrepared(join(folder, 'copy'), folder)

describe('a prepared database', () => {
  it('is copied into a new folder', () => {
    markPrepared(folder)
    expect(copy()).toBe(true)
    expect(readFileSync(join(folder, 'copy/PG_VERSION'), 'utf8')).toBe('18')
  })

  it.each([
    ['is incomplete', () => {}],
    ['was made by another version', () => writeFileSync(join(folder, 'made-for'), 'another version')],
  ])('is not used if it %s', (_, prepare) => {
    prepare()
    expect(copy()).toBe(false)
    expect(existsSync(join(folder, 'copy'))).toBe(false)
  })
})

describe('the page cache', () => {
  it.each([
    [64, '32MB'],
    [65, '128MB'],
  ])('of %i MB of tables and indexes is %s', (megabytes, cache) => {
    writeFileSync(join(folder, 'pglite/base/1'), Buffer.alloc(megabytes * 1024 * 1024))
    expect(pageCache(join(folder, 'pglite'))).toBe(`shared_buffers=${cache}`)
  })
})
