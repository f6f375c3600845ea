/**
 * Classes of SQLSTATE that say nothing of the statement itself: connection, transaction state, resources (a full disk),
 * limits of the machine, an operator's stop, the system beneath.
 */
const OF_THE_DATABASE = new Set(['08', '25', '40', '53', '55', '57', '58'])

/**
 * Whether the database refused a statement for what it says: the same statement fails again, others do not. False where
 * the database itself is in trouble, and where no answer came, so that it is not known what was kept.
 */
export const isStatementError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code) &&
  !OF_THE_DATABASE.has(error.code.slice(0, 2))
