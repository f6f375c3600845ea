import pg from 'pg'

const int8 = 20

/** bigint columns and counts come as numbers; pg's own answer is a string. */
export function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(int8, wholeNumber)
  return types
}

/** @throws RangeError for a number that JavaScript cannot hold exactly: better no row than a wrong one. */
export function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit a number.`)
  return value
}
