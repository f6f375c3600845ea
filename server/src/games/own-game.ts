import { type Refused, refused } from '@trivium/wire/refusals'
import type { Driver } from './driver.ts'
import type { GameTypes } from './game-adapter.ts'
import type { Games } from './games.ts'

/** A game and the player's seat in it. Refusals: unknown-match, not-your-match. */
export const findOwnGame = async <T extends GameTypes>(
  games: Games<T>,
  uid: string,
  id: string,
): Promise<{ readonly driver: Driver<T>; readonly seat: T['seat'] } | Refused> => {
  const driver = await games.find(id)
  if (driver === null) return refused('unknown-match')
  const seat = driver.seatOf(uid)
  return seat === null ? refused('not-your-match') : { driver, seat }
}
