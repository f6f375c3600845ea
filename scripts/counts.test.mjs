import { expect, test } from 'vitest'
import { closingLine, playwrightCounts, stepCounts, total, vitestCounts } from './counts.mjs'

test.each([
  ['tests that pass', { numPassedTests: 3, numFailedTests: 0 }, 0, [3, 0, 0]],
  ['a test that fails', { numPassedTests: 3, numFailedTests: 1 }, 1, [3, 1, 0]],
  ['skipped and planned tests', { numPassedTests: 3, numPendingTests: 2, numTodoTests: 1 }, 0, [3, 0, 3]],
  ['a file that does not load', { numPassedTests: 3, numFailedTests: 0 }, 1, [3, 1, 0]],
  ['no tests', { numPassedTests: 0, numFailedTests: 0 }, 0, [0, 1, 0]],
  ['only skipped tests', { numPassedTests: 0, numPendingTests: 2 }, 0, [0, 1, 2]],
  ['no report', null, 1, [0, 1, 0]],
])('vitest: %s', (_, report, exitCode, [passed, failed, skipped]) => {
  expect(vitestCounts(report, exitCode)).toEqual({ passed, failed, skipped })
})

test.each([
  ['tests that pass', { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } }, 0, [2, 0, 0]],
  ['a test that fails', { stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 1 } }, 1, [2, 1, 1]],
  ['a test that passes on the second try', { stats: { expected: 2, flaky: 1 } }, 0, [2, 1, 0]],
  ['no tests', { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }, 1, [0, 1, 0]],
  ['no report', null, 1, [0, 1, 0]],
])('playwright: %s', (_, report, exitCode, [passed, failed, skipped]) => {
  expect(playwrightCounts(report, exitCode)).toEqual({ passed, failed, skipped })
})

test('the closing line sums all runs, and counts a failed step as one failure', () => {
  const sum = total([vitestCounts({ numPassedTests: 5 }, 0), stepCounts(true), stepCounts(false)])
  expect(closingLine(sum)).toBe('5 passed, 1 failed')
})

test('the closing line mentions skipped tests only if there are any', () => {
  expect(closingLine({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
})
