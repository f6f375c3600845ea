const UNIQUE_VIOLATION = '23505'

/**
 * Whether a statement failed because another row has the same value; `constraint` is its name in the
 * database.
 */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  'constraint' in error &&
  error.constraint === constraint
