import { expect, test } from 'vitest'
import { startFailure } from './start-failure.ts'

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code })
const EMBEDDED = { dataDir: '/srv/trivium/data', databaseUrl: null }
const SERVER = { dataDir: './data', databaseUrl: 'postgres://x' }

test('a start for which there is no space says where to make room', () => {
  expect(startFailure(coded('ENOSPC'), EMBEDDED)).toBe(
    'There is no space left on the disk of the data folder /srv/trivium/data (DATA_DIR): make room, then start again.',
  )
  expect(startFailure(coded('53100'), SERVER)).toContain(
    'PostgreSQL server of DATABASE_URL has no space left',
  )
})

test('a folder that may not be written to is named, with whose it is where that is somebody else', () => {
  const own = process.getuid?.() ?? 0
  const sentence = startFailure(coded('EACCES'), { ...EMBEDDED, dataDir: '/srv' }) ?? ''
  expect(sentence).toContain("The data folder /srv (DATA_DIR) can't be written to.")
  expect(sentence.includes('It belongs to the user')).toBe(own !== 0 && process.platform !== 'win32')
})

test('a PostgreSQL server that is gone is told by what the system says', () => {
  const error = new AggregateError([coded('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432')])
  expect(startFailure(error, SERVER)).toBe(
    'DATABASE_URL: the PostgreSQL server could not be used: connect ECONNREFUSED ::1:5432',
  )
})

test('what storage is not to blame for has another sentence, or none', () => {
  expect(startFailure(new TypeError('x'), EMBEDDED)).toBeNull()
  expect(startFailure(coded('23505'), SERVER)).toBeNull()
})
