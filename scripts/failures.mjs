/**
 * The names of failed tests, to be listed at the end of a long run.
 *
 * @param {{ testResults?: { name: string, status: string, message?: string, assertionResults: { status: string, fullName: string }[] }[] } | null} report of Vitest's json reporter
 * @returns {string[]}
 */
export function vitestFailures(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName }) => `${name} › ${fullName}`)
    return status === 'failed' ? [`${name} did not load`] : []
  })
}

/**
 * @param {{ suites?: object[] } | null} report of Playwright's json reporter
 * @returns {string[]} including tests that passed on the second try
 */
export function playwrightFailures(report) {
  const named = (suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...(suite.suites ?? []).flatMap(named),
  ]
  return (report?.suites ?? []).flatMap(named)
}
