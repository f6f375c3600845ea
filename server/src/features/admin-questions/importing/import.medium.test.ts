import { bankWriter } from '@trivium/content/formats/bank/write'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { smallBank } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import type { Import, QuestionFormat, QuestionText } from '@trivium/wire/documents/question'
import { QUESTION_FILE_PATH } from '@trivium/wire/functions/admin-questions'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
let admin: Player
beforeAll(async () => {
  stage = await TestServer.open()
  admin = await stage.seat(await signInGuest(stage.url))
  await stage.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', admin.uid).execute()
}, 60_000)
afterAll(() => stage.close())

const made = (n: number): QuestionText => ({
  category: 'music',
  difficulty: 2,
  prompt: `Who made the record number ${n}?`,
  answer: `Band ${n}`,
  wrong: [`Choir ${n}`, `Singer ${n}`, `Trio ${n}`],
  explanation: 'It was heard everywhere.',
  source: 'the charts',
  asOf: null,
  tags: [],
  licence: 'CC0-1.0',
})
const file = (format: QuestionFormat, questions: readonly QuestionText[]): string => {
  const { head, next, tail } = bankWriter(format)
  return `${head}${questions.map(next).join('')}${tail}`
}
const begin = async (text: string): Promise<string> => {
  const { importId } = await admin.do('startImport', {
    fileName: 'records.csv',
    format: null,
    characters: text.length,
    defaults: { category: null, difficulty: 1, source: 'a pub', licence: 'CC0-1.0' },
  })
  return importId
}
const send = (importId: string, part: number, text: string, last: boolean) =>
  admin.http('sendImportPart', { importId, part, text, last })
/** Reads the database: no page polls this often. */
const state = async (importId: string, wanted: Import['state']) => {
  await until(async () => {
    const row = await stage.db
      .selectFrom('question_imports')
      .select('state')
      .where('id', '=', importId)
      .executeTakeFirstOrThrow()
    return row.state === wanted
  }, `the import is ${wanted}`)
  return admin.do('readImport', { importId })
}
const bring = async (text: string) => {
  const importId = await begin(text)
  const half = Math.floor(text.length / 2)
  await send(importId, 0, text.slice(0, half), false)
  await send(importId, 1, text.slice(half), true)
  return state(importId, 'done')
}
const inUse = async (origin: string) => {
  const rows = await stage.db
    .selectFrom('questions')
    .select('id')
    .where('origin', '=', origin)
    .where('retired_at', 'is', null)
    .execute()
  return rows.length
}

test('an import adds valid rows, reports every other row, and is undone as a whole', async () => {
  const known = smallBank(1)[0]!
  const bad = { ...made(901), category: 'cars' }
  const text = file('csv', [
    ...Array.from({ length: 250 }, (_, n) => made(n)),
    bad,
    made(3),
    { ...made(902), prompt: known.prompt, answer: known.answer },
  ])
  const { import: done, rows } = await bring(text)
  expect(done).toMatchObject({
    ...{ format: 'csv', progress: 1, lookedAt: 253, added: 250, duplicates: 2, rejected: 1, failure: null },
    fileName: 'records.csv',
  })
  expect(rows).toMatchObject([
    { line: 252, reason: 'The category "cars" does not exist.', duplicateOf: null },
    { line: 253, reason: 'It is also in line 5.' },
    { line: 254, reason: 'The bank already has it.', duplicateOf: known.id },
  ])
  expect(await inUse(done.importId)).toBe(250)
  await until(async () => {
    const { categories } = await admin.do('readCategories', {})
    return (categories.find(({ id }) => id === 'music')?.counts[1] ?? 0) >= 250
  }, 'the new questions can be drawn')

  await admin.do('undoAct', { entryId: done.entryId, reason: 'the wrong file' })
  await state(done.importId, 'taken-back')
  expect(await inUse(done.importId)).toBe(0)
  const again = await bring(text)
  expect(again.import).toMatchObject({ added: 250, duplicates: 2 })
  const id = `${done.importId}-1`
  await admin.do('restoreQuestion', { id })
  expect((await admin.do('readQuestion', { id })).fileName).toBe('records.csv')
})

test('a matching question becomes a question for each pair, and the report says so', async () => {
  const pairs = ['Tosca -> Puccini', 'Aida -> Verdi', 'Carmen -> Bizet', 'Faust -> Gounod']
  const text = `$CATEGORY: Music\n\nMatch the operas. {${pairs.map((pair) => `=${pair}`).join(' ')}}\n`
  const { import: done, rows } = await bring(text)
  expect(done).toMatchObject({ format: 'gift', lookedAt: 4, added: 4, duplicates: 0, rejected: 0 })
  const reason = 'A matching question became 4 questions.'
  expect(rows).toMatchObject([{ line: 3, reason, questions: 4, duplicateOf: null }])
})

test('undoing an import keeps edited questions, and restores those merged into imported ones', async () => {
  const [first, second] = [smallBank(5)[3]!.id, smallBank(5)[4]!.id]
  const { import: done } = await bring(file('json', [made(4_001), made(4_002), made(4_003)]))
  const ids = [1, 2, 3].map((n) => `${done.importId}-${n}`) as [string, string, string]
  const merge = (duplicate: string, into: string) =>
    admin.do('mergeQuestions', { duplicate, into, reason: 'the same' })
  await merge(first, ids[0])
  await merge(ids[0], ids[1])
  await merge(second, ids[2])
  const { text, version } = await admin.do('readQuestion', { id: ids[2] })
  await admin.do('saveQuestion', { id: ids[2], version, text: { ...text, source: 'a book' } })
  await admin.do('undoAct', { entryId: done.entryId, reason: 'the wrong file' })
  await state(done.importId, 'taken-back')
  const isRetired = async (id: string) => (await admin.do('readQuestion', { id })).row.retiredAt !== null
  expect(await Promise.all([...ids, first, second].map(isRetired))).toEqual([true, true, false, false, true])
  expect((await admin.do('readQuestion', { id: first })).row.mergedInto).toBeNull()
  await admin.do('restoreQuestion', { id: second })
})

test('parts arrive in order, a repeated part counts once, and only one import runs at a time', async () => {
  const text = file('json', [made(2_001)])
  const importId = await begin(text)
  expect(
    await admin.call('startImport', {
      fileName: 'x',
      format: null,
      characters: 0,
      defaults: { category: null, difficulty: 1, source: '', licence: '' },
    }),
  ).toMatchObject({
    error: { details: { reason: 'import-running' } },
  })
  const refusal = { error: { details: { reason: 'unknown-import' } } }
  expect(await send(importId, 1, text, true)).toMatchObject(refusal)
  expect(await send('zzzzzzzzzzzz', 0, text, true)).toMatchObject(refusal)
  expect(await send(importId, 0, `${text} `, true)).toMatchObject(refusal)
  const half = text.slice(0, 90)
  for (let i = 0; i < 2; i++) expect(await send(importId, 0, half, false)).toEqual({ result: {} })
  expect(await admin.do('readImport', { importId })).toMatchObject({
    import: { state: 'receiving', progress: 90 / text.length },
  })
  await send(importId, 1, text.slice(90), true)
  expect((await state(importId, 'done')).import.added).toBe(1)
})

test('an abandoned or cancelled import makes way for the next', async () => {
  const left = await begin('x')
  await stage.pass(120_000)
  await state(left, 'cancelled')
  const cancelled = await begin('x')
  await admin.do('cancelImport', { importId: cancelled })
  expect(await admin.do('listImports', {})).toMatchObject({
    imports: expect.arrayContaining([expect.objectContaining({ importId: cancelled, state: 'cancelled' })]),
  })
})

test('a file in an unknown format is refused with that reason', async () => {
  const importId = await begin('hello')
  await send(importId, 0, 'hello', true)
  expect((await state(importId, 'failed')).import.failure).toMatch(/not in a format we can read/)
})

test('admins, and only they, can export the bank as a file', async () => {
  const ask = (player: Player, query: string) =>
    fetch(`${stage.url}${QUESTION_FILE_PATH}?${query}`, {
      headers: { authorization: `Bearer ${player.token}` },
    })
  const guest = await stage.guest()
  expect((await ask(guest, 'format=json')).status).toBe(403)
  expect((await ask(admin, 'format=xlsx')).status).toBe(400)
  expect((await ask(admin, 'format=json&origin=%00')).status).toBe(400)
  expect((await fetch(`${stage.url}${QUESTION_FILE_PATH}?format=json`)).status).toBe(401)
  const answer = await ask(admin, 'format=json&origin=bank')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="questions-json.json"')
  const { questions } = (await answer.json()) as { questions: QuestionText[] }
  expect(questions).toHaveLength(smallBank().length)
  const csv = await (await ask(admin, 'format=csv&category=music')).text()
  expect(csv.trimEnd().split('\r\n').length).toBeGreaterThan(250)
})

test('a restart ends a running import and continues undoing one', async () => {
  const importId = await begin('x')
  const { import: taken } = await admin.do('readImport', { importId })
  await stage.restart()
  admin = await stage.again(admin)
  expect((await admin.do('readImport', { importId })).import.state).toBe('interrupted')
  await stage.db
    .updateTable('question_imports')
    .set({ state: 'taking-back' })
    .where('id', '=', importId)
    .execute()
  await stage.restart()
  admin = await stage.again(admin)
  expect((await state(importId, 'taken-back')).import.entryId).toBe(taken.entryId)
})
