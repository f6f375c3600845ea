import { describe, expect, test } from 'vitest'
import { isStatementError } from './statement-error.ts'
import { storageFaultOf } from './storage-fault.ts'

const coded = (code: string) => Object.assign(new Error('no'), { code })

describe('a storage error is recognised by', () => {
  test.each([
    ['53100', 'full'],
    ['ENOSPC', 'full'],
    ['25006', 'read-only'],
    ['42501', 'not-writable'],
    ['EROFS', 'not-writable'],
    ['53300', 'unreachable'],
    ['57P01', 'unreachable'],
    ['57P03', 'unreachable'],
    ['08006', 'unreachable'],
    ['ECONNREFUSED', 'unreachable'],
    ['58030', 'broken'],
  ])('its code %s: %s', (code, fault) => {
    expect(storageFaultOf(coded(code))).toBe(fault)
  })

  test('the driver’s message if there is no code, and the error of the first of several addresses', () => {
    expect(storageFaultOf(new Error('timeout exceeded when trying to connect'))).toBe('unreachable')
    expect(storageFaultOf(new Error('Connection terminated unexpectedly'))).toBe('unreachable')
    expect(storageFaultOf(new AggregateError([coded('ECONNREFUSED')]))).toBe('unreachable')
  })
})

test.each(['23505', '22P05', '40001', '40P01', '57014', '22001', 'XX000'])('no storage error: %s', (code) => {
  expect(storageFaultOf(coded(code))).toBeNull()
})

test('an error from outside the database is not a storage error', () => {
  expect(storageFaultOf(new TypeError('x is undefined'))).toBeNull()
  expect(storageFaultOf('53100')).toBeNull()
})

test('the journal does not retry events one by one after a storage error', () => {
  for (const code of ['53100', '25006', '57P01', '08006', '58030', 'ECONNREFUSED'])
    expect(isStatementError(coded(code))).toBe(false)
})
