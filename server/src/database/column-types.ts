import pg from 'pg'

const int8 = 20

/** Reads bigint columns and counts as numbers; pg by default returns strings. */
export function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(int8, wholeNumber)
  return types
}

/**
 * @throws RangeError for a number that JavaScript cannot hold exactly: an error is better than a wrong value.
 */
export function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit into a number.`)
  return value
}
