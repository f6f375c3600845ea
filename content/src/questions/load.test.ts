import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadQuestions, openBank } from './load.ts'

const item = (id: string, difficulty = 1) =>
  `- {id: ${id}, prompt: Why?, answer: a, wrong: [b, c, d], difficulty: ${difficulty}, explanation: So., source: us, tags: [x]}\n`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'questions-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('loading a folder', () => {
  it('returns the questions of all its files', async () => {
    await writeFile(join(folder, 'music.yaml'), item('music-0001') + item('music-0002'))
    await writeFile(join(folder, 'art.yaml'), item('art-0001'))
    await writeFile(join(folder, '.hidden'), 'not ours')
    const loaded = await loadQuestions(folder)
    expect(loaded.ok && loaded.questions.map(({ id, category }) => [id, category])).toEqual([
      ['art-0001', 'art'],
      ['music-0001', 'music'],
      ['music-0002', 'music'],
    ])
  })

  it('returns the problems of all its files and no questions if one is invalid', async () => {
    await writeFile(join(folder, 'art.yaml'), item('art-0001', 4))
    await writeFile(join(folder, 'cars.yaml'), item('cars-0001'))
    await writeFile(join(folder, 'music.yml'), item('music-0001'))
    await writeFile(join(folder, 'history.yaml'), item('history-0001', 0))
    const loaded = await loadQuestions(folder)
    expect(!loaded.ok && loaded.problems.map(({ file, line, id }) => [file, line, id])).toEqual([
      ['art.yaml', 1, 'art-0001'],
      ['cars.yaml', 0, ''],
      ['history.yaml', 1, 'history-0001'],
      ['music.yml', 0, ''],
    ])
  })

  it('reports a missing folder', async () => {
    expect(await loadQuestions(join(folder, 'none'))).toMatchObject({ ok: false, problems: [{ line: 0 }] })
  })
})

describe('an opened bank that is not read yet', () => {
  const digest = async () => (await openBank(folder)).digest

  it('has the same digest while its files are the same', async () => {
    await writeFile(join(folder, 'art.yaml'), item('art-0001'))
    const before = await digest()
    await writeFile(join(folder, '.hidden'), 'not ours')
    expect(await digest()).toBe(before)
    await writeFile(join(folder, 'art.yaml'), item('art-0001', 2))
    expect(await digest()).not.toBe(before)
  })

  it('reports its problems when it is read', async () => {
    await writeFile(join(folder, 'art.yaml'), item('art-0001', 4))
    const bank = await openBank(folder)
    expect(await bank.read()).toMatchObject({ ok: false, problems: [{ id: 'art-0001' }] })
  })

  it('reports a missing folder only when it is read', async () => {
    const bank = await openBank(join(folder, 'none'))
    expect(await bank.read()).toMatchObject({ ok: false, problems: [{ line: 0 }] })
  })
})
