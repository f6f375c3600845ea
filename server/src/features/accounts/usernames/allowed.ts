import { isAbusive } from './abusive.ts'
import { isReserved } from './reserved.ts'
import { bareName } from './words.ts'

/** Whether anybody at all may have this username. The input check has already verified its length and letters. */
export const isAllowed = (username: string): boolean =>
  bareName(username) !== '' && !isReserved(username) && !isAbusive(username)
