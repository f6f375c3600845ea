import { expect, test } from 'vitest'
import { playwrightFailures, vitestFailures } from './failures.mjs'

test('vitest: failed tests are listed with their file, and a file that does not load is listed too', () => {
  const report = {
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a works' },
          { status: 'failed', fullName: 'a breaks' },
        ],
      },
      { name: '/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'c works' }] },
    ],
  }
  expect(vitestFailures(report)).toEqual(['/a.test.ts › a breaks', '/b.test.ts did not load'])
})

test('playwright: failed and flaky tests are listed, including nested ones', () => {
  const spec = (title, status) => ({ file: 'a.spec.ts', line: 3, title, tests: [{ status }] })
  const report = {
    suites: [
      {
        specs: [spec('works', 'expected'), spec('breaks', 'unexpected')],
        suites: [{ specs: [spec('works at the second try', 'flaky'), spec('is left out', 'skipped')] }],
      },
    ],
  }
  expect(playwrightFailures(report)).toEqual([
    'a.spec.ts:3 › breaks',
    'a.spec.ts:3 › works at the second try',
  ])
})

test('without a report the list is empty', () => {
  expect([...vitestFailures(null), ...playwrightFailures(null)]).toEqual([])
})
