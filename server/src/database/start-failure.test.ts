import { expect, test } from 'vitest'
import { startFailure } from './start-failure.ts'

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code })
const EMBEDDED = { dataDir: '/srv/trivium/data', databaseUrl: null }
const SERVER = { dataDir: './data', databaseUrl: 'postgres://x' }

test('a start without disk space says where to free some', () => {
  expect(startFailure(coded('ENOSPC'), EMBEDDED)).toBe(
    'There is no space left on the disk of the data folder /srv/trivium/data (DATA_DIR): free some space, then start again.',
  )
  expect(startFailure(coded('53100'), SERVER)).toContain(
    'PostgreSQL server of DATABASE_URL has no space left',
  )
})

test('an unwritable folder is named, with its owner if that is another user', () => {
  const own = process.getuid?.() ?? 0
  const sentence = startFailure(coded('EACCES'), { ...EMBEDDED, dataDir: '/srv' }) ?? ''
  expect(sentence).toContain("The data folder /srv (DATA_DIR) can't be written to.")
  expect(sentence.includes('It belongs to user ID')).toBe(own !== 0 && process.platform !== 'win32')
})

test('an unreachable PostgreSQL server is reported with the system’s error', () => {
  const error = new AggregateError([coded('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432')])
  expect(startFailure(error, SERVER)).toBe(
    'DATABASE_URL: the PostgreSQL server could not be used: connect ECONNREFUSED ::1:5432',
  )
})

test('a failure not caused by storage gives no sentence', () => {
  expect(startFailure(new TypeError('x'), EMBEDDED)).toBeNull()
  expect(startFailure(coded('23505'), SERVER)).toBeNull()
})
