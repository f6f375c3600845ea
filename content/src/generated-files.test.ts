import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeAtomically } from './generated-files.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'made-files-'))
  file = join(folder, 'music.yaml')
})
afterEach(() => rm(folder, { recursive: true }))

describe('writeWhole', () => {
  it('leaves one complete file after concurrent writes, and no temporary files', async () => {
    await writeFile(file, 'old')
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(500_000))
    await Promise.all(texts.map((text) => writeAtomically(file, text)))
    expect(texts).toContain(await readFile(file, 'utf8'))
    expect(await readdir(folder)).toEqual(['music.yaml'])
  })

  it('leaves no temporary file if it cannot replace the target', async () => {
    await mkdir(file)
    await expect(writeAtomically(file, 'text')).rejects.toThrow()
    expect(await readdir(folder)).toEqual(['music.yaml'])
  })
})
