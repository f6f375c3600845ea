import type { Bank } from '@trivium/content/questions/load'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { smallBank } from '@trivium/testkit/small-bank'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { BankRefusal, importBundledQuestions } from './import-bundled.ts'

let database: OpenDatabase
let reads = 0
beforeEach(async () => {
  reads = 0
  database = await freshDatabase()
})
afterEach(() => database.close())

const bankOf = (digest: string, count: number): Bank => ({
  digest,
  read: async () => {
    reads++
    return { ok: true, questions: smallBank(count) }
  },
})

const questions = async (): Promise<number> =>
  (await database.db.selectFrom('questions').select('id').execute()).length

test('a new bank is imported, and not read again', async () => {
  expect(await importBundledQuestions(database.db, bankOf('one', 3), 0)).toBe(3)
  expect(await importBundledQuestions(database.db, bankOf('one', 3), 0)).toBe(0)
  expect([await questions(), reads]).toEqual([3, 1])
})

test('a changed bank is read, and its new questions are imported', async () => {
  await importBundledQuestions(database.db, bankOf('one', 3), 0)
  expect(await importBundledQuestions(database.db, bankOf('another', 5), 0)).toBe(2)
  expect([await questions(), reads]).toEqual([5, 2])
})

test('an invalid bank is refused with its problems, and read again next time', async () => {
  const problem = { file: 'art.yaml', line: 3, id: 'art-0001', message: 'expected a difficulty' }
  const unsound: Bank = { digest: 'one', read: async () => ({ ok: false, problems: [problem] }) }
  const refused = importBundledQuestions(database.db, unsound, 0)
  await expect(refused).rejects.toThrow(BankRefusal)
  await expect(refused).rejects.toThrow('art.yaml:3 art-0001: expected a difficulty')
  expect(await questions()).toBe(0)
  expect(await importBundledQuestions(database.db, bankOf('one', 3), 0)).toBe(3)
})
