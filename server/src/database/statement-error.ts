/**
 * SQLSTATE classes that say nothing about the statement itself: connection, transaction state, resources (a full
 * disk), machine limits, operator intervention, system errors.
 */
const OF_THE_DATABASE = new Set(['08', '25', '40', '53', '55', '57', '58'])

/**
 * Whether the database refused a statement because of its contents: the same statement would fail again, others would
 * not. False if the database itself is in trouble, or if no answer came, so that the outcome is unknown.
 */
export const isStatementError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code) &&
  !OF_THE_DATABASE.has(error.code.slice(0, 2))
