import { DAY } from '@trivium/rules/time'
import { addressLimitOf } from '@trivium/wire/define-function'
import { GAMES_A_DAY } from '@trivium/wire/limits'
import { type Refused, refused } from '@trivium/wire/refusals'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { type Limits, takeCall } from './limits.ts'

/** Who a call is counted for; `uid` is null if nobody is signed in. */
interface CountedCaller {
  readonly uid: string | null
  readonly address: string
}

const tooMany = (retryAfter: number | null): Refused | null =>
  retryAfter === null ? null : refused('too-many-calls', { retryAfter })

/** Counts a call of any function by its address. Refusal: too-many-calls. */
export const checkAddressLimit = (limits: Limits, address: string): Refused | null =>
  tooMany(takeCall(limits, address))

/** Counts a game that is about to begin. Refusal: too-many-games. */
const checkGamesLimit = (limits: Limits, { uid, address }: CountedCaller): Refused | null => {
  const retryAfter =
    limits.take(`games of ${uid}`, { calls: GAMES_A_DAY.player, per: DAY }) ??
    limits.take(`games from ${address}`, { calls: GAMES_A_DAY.address, per: DAY })
  return retryAfter === null ? null : refused('too-many-games', { retryAfter })
}

/** Counts a call of one function, by user and by address. Refusals: too-many-calls, too-many-games. */
export const checkCallLimits = (
  limits: Limits,
  name: FunctionName,
  caller: CountedCaller,
): Refused | null => {
  const { uid, address } = caller
  const literal = FUNCTIONS[name]
  const no = tooMany(
    limits.take(`${name} ${uid ?? address}`, literal.limit) ??
      limits.take(`${name} from ${address}`, addressLimitOf(literal)),
  )
  return no ?? (literal.beginsGame ? checkGamesLimit(limits, caller) : null)
}
