import { isAbusive } from './abusive.ts'
import { isReserved } from './reserved.ts'
import { bareName } from './words.ts'

/** Whether anybody at all may have this username. Its length and letters have been checked at the door. */
export const isAllowed = (username: string): boolean =>
  bareName(username) !== '' && !isReserved(username) && !isAbusive(username)
