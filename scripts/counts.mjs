/**
 * The result of a test run. A runner that reports failure counts as at least one failure, and so does one
 * that ran no tests: a test file that does not load, or a pattern that matches no file, must not look like
 * success.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @returns {Counts} of a step that has no tests, such as a build: all zero, or one failure */
export function stepCounts(succeeded) {
  return { passed: 0, failed: succeeded ? 0 : 1, skipped: 0 }
}

/** @returns {Counts} of the report of Vitest's json reporter (null: none was written) and Vitest's exit code */
export function vitestCounts(report, exitCode) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report ?? {}
  return honest(
    { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
    exitCode,
  )
}

/** @returns {Counts} of the report of Playwright's json reporter (null: none was written) and its exit code */
export function playwrightCounts(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return honest({ passed: expected, failed: unexpected + flaky, skipped }, exitCode)
}

/** @returns {Counts} the sum */
export function total(counts) {
  const sum = (key) => counts.reduce((n, each) => n + each[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The last line that `npm test` prints. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function honest(counts, exitCode) {
  const silentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  return silentFailure ? { ...counts, failed: 1 } : counts
}
