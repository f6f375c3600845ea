import { expect, test } from 'vitest'
import { isStatementError } from './statement-error.ts'

const withCode = (code: unknown) => Object.assign(new Error('no'), { code })

test.each(['22P02', '22P05', '22003', '23505', '23514', '42601', '54000', 'XX000'])(
  'an error %s is of the statement',
  (code) => {
    expect(isStatementError(withCode(code))).toBe(true)
  },
)

test.each(['08006', '25P02', '25006', '40P01', '53100', '57014', '57P01', '58030'])(
  'an error %s is of the database: others would fail as well',
  (code) => {
    expect(isStatementError(withCode(code))).toBe(false)
  },
)

test.each([new Error('timeout exceeded when trying to connect'), withCode('ECONNRESET'), withCode(7), 'no'])(
  '%o tells nothing of the statement',
  (error) => {
    expect(isStatementError(error)).toBe(false)
  },
)
