import { expect, test } from 'vitest'
import { isStatementError } from './statement-error.ts'

const withCode = (code: unknown) => Object.assign(new Error('no'), { code })

test.each(['22P02', '22P05', '22003', '23505', '23514', '42601', '54000', 'XX000'])(
  'error %s is caused by the statement',
  (code) => {
    expect(isStatementError(withCode(code))).toBe(true)
  },
)

test.each(['08006', '25P02', '25006', '40P01', '53100', '57014', '57P01', '58030'])(
  'error %s is caused by the database: other statements would fail too',
  (code) => {
    expect(isStatementError(withCode(code))).toBe(false)
  },
)

test.each([new Error('timeout exceeded when trying to connect'), withCode('ECONNRESET'), withCode(7), 'no'])(
  '%o says nothing about the statement',
  (error) => {
    expect(isStatementError(error)).toBe(false)
  },
)
