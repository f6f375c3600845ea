import { fileURLToPath } from 'node:url'
import { type OpenedPack, openFolder } from '@trivium/content/packs/files'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { smallBank } from '@trivium/testkit/small-bank'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import type { OpenDatabase } from '../database/open.ts'
import { readBackground } from '../questions/background.ts'
import { loadBank } from '../questions/bank.ts'
import { type MediaFiles, readMediaFiles } from '../questions/media-files.ts'
import { createQuestionPicker, type QuestionPicker } from '../questions/question-picker.ts'
import { packMediaReader } from './pack-media.ts'
import { type PackService, packService } from './pack-service.ts'

const EXAMPLE = fileURLToPath(new URL('../../../docs/example-pack', import.meta.url))
const PICTURED = 'example--science-0001'

let database: OpenDatabase
let packs: PackService
let picker: QuestionPicker
let media: MediaFiles
beforeAll(async () => {
  database = await freshDatabase()
  const { db } = database
  await loadBank(db, smallBank(120))
  media = readMediaFiles('/nowhere', new Uint8Array(32), packMediaReader(db))
  picker = createQuestionPicker(db, media)
  await picker.refresh()
  packs = packService({ db, clock: systemClock, refresh: () => picker.refresh() })
})
afterAll(() => database.close())

const changed = async (change: (files: Map<string, Uint8Array>) => void): Promise<OpenedPack> => {
  const opened = await openFolder(EXAMPLE)
  if (!opened.ok) return opened
  const files = new Map(opened.files)
  change(files)
  return { ok: true, files }
}
const add = (opened: OpenedPack) => packs.install('command line', opened)
const srcOf = async () => (await picker.byIds([PICTURED]))[0]?.media?.src

test('the example of the documentation is installed, asked with its picture, and listed', async () => {
  expect(await add(await openFolder(EXAMPLE))).toMatchObject({
    ok: true,
    previousVersion: null,
    added: 3,
    gone: 0,
  })
  expect(await picker.refresh()).toBe(123)
  const [question] = await picker.byIds([PICTURED])
  expect(question).toMatchObject({ answer: 'Hexagon', media: { kind: 'picture', width: 400 } })
  expect(media.fileAt(`${question?.media?.src}`)?.toString()).toContain('<svg')
  expect(await packs.list()).toEqual([
    expect.objectContaining({
      id: 'trivium',
      version: '1.0.0',
      isBundled: true,
      questions: 120,
      withMedia: 0,
    }),
    expect.objectContaining({
      id: 'example',
      name: 'Example pack',
      isBundled: false,
      questions: 3,
      withMedia: 1,
    }),
  ])
})

test('a pack with a problem changes nothing', async () => {
  const broken = await changed((files) => files.set('questions/art.yaml', Buffer.from('- id: art-1')))
  expect(await add(broken)).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([expect.stringMatching(/^questions\/art\.yaml:1/)]),
  })
  expect(await picker.refresh()).toBe(123)
})

test('an update withdraws what is gone, and a later one brings it back', async () => {
  const without = await changed((files) => files.delete('questions/geography.yaml'))
  expect(await add(without)).toMatchObject({ ok: true, previousVersion: '1.0.0', added: 0, gone: 2 })
  expect(await picker.refresh()).toBe(121)
  expect(await add(await openFolder(EXAMPLE))).toMatchObject({ ok: true, added: 2, gone: 0 })
  expect(await picker.refresh()).toBe(123)
})

test('a pack that is switched off is no longer asked, also in other processes, and its texts stay', async () => {
  const other = createQuestionPicker(database.db)
  expect(await other.refresh()).toBe(123)
  expect(await packs.setOn('command line', { id: 'example', isOn: false })).toEqual({
    ok: true,
    name: 'Example pack',
  })
  expect([await picker.refresh(), await other.refresh()]).toEqual([120, 120])
  expect((await readBackground(database.db, [PICTURED])).get(PICTURED)?.explanation).toMatch(/^Bees/)
  expect(await srcOf()).toBeDefined()
  await packs.setOn('command line', { id: 'example', isOn: true })
  expect(await other.refresh()).toBe(123)
})

test('the bundled pack cannot be replaced, removed, or switched off while too few others are left', async () => {
  const posing = await changed((files) =>
    files.set('pack.yaml', Buffer.from(`${files.get('pack.yaml')}`.replace('id: example', 'id: trivium'))),
  )
  for (const outcome of [
    await add(posing),
    await packs.remove('command line', { id: 'trivium' }),
    await packs.setOn('command line', { id: 'trivium', isOn: false }),
    await packs.setOn('command line', { id: 'nowhere', isOn: false }),
  ])
    expect(outcome).toMatchObject({ ok: false })
  expect(await picker.refresh()).toBe(123)
})

test('a removed pack leaves its texts for results, and its files are gone', async () => {
  const src = await srcOf()
  expect(await packs.remove('command line', { id: 'example' })).toEqual({ ok: true, name: 'Example pack' })
  expect(await picker.refresh()).toBe(120)
  expect(await picker.byIds([PICTURED])).toMatchObject([{ prompt: expect.stringMatching(/^A honeycomb/) }])
  expect(media.fileAt(`${src}`)).toBeUndefined()
  expect((await packs.list()).map(({ id }) => id)).toEqual(['trivium'])
  const acts = await database.db.selectFrom('audit_log').select('act').orderBy('id').execute()
  expect(acts.map(({ act }) => act)).toEqual([
    ...['install-pack', 'install-pack', 'install-pack', 'switch-pack', 'switch-pack', 'remove-pack'],
  ])
})
