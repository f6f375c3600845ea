import { DAY } from '@trivium/rules/time'
import { GAMES_A_DAY } from '@trivium/wire/limits'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Callable } from './callables.ts'
import { type CountedCaller, type Limits, takeCall } from './limits.ts'

const tooMany = (retryAfter: number | null): Refused | null =>
  retryAfter === null ? null : refused('too-many-calls', { retryAfter })

/** Counts a call of any function by its address. Refusal: too-many-calls. */
export const checkAddressLimit = (limits: Limits, caller: CountedCaller): Refused | null =>
  tooMany(takeCall(limits, caller))

const GAMES_OF_PLAYER = { calls: GAMES_A_DAY.player, per: DAY }
const GAMES_FROM_ADDRESS = { calls: GAMES_A_DAY.address, per: DAY }

/** Counts a game that is about to begin. Refusal: too-many-games. */
const checkGamesLimit = (limits: Limits, { uid, address }: CountedCaller): Refused | null => {
  const retryAfter =
    limits.take('games of', uid ?? '', GAMES_OF_PLAYER) ??
    limits.take('games from', address, GAMES_FROM_ADDRESS)
  return retryAfter === null ? null : refused('too-many-games', { retryAfter })
}

/** After this time it is worth trying again if messages between processes do not get through, ms. */
const RECONNECTING = 5_000

/** Counts a call of one function, by user and by address. Refusals: too-many-calls, too-many-games, busy. */
export const checkCallLimits = (
  limits: Limits,
  { name, limit, fromAddress, addressLimit, needsAllCounts, beginsGame }: Callable,
  caller: CountedCaller,
): Refused | null => {
  if (needsAllCounts && !limits.isComplete) return refused('busy', { retryAfter: RECONNECTING })
  const { uid, address } = caller
  const no = tooMany(
    limits.take(name, uid ?? address, limit) ?? limits.take(fromAddress, address, addressLimit),
  )
  return no ?? (beginsGame ? checkGamesLimit(limits, caller) : null)
}
