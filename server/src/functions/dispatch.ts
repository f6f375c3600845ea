import { COOKIE_FUNCTIONS, HTTP_FUNCTIONS } from '@trivium/wire/cookie-functions'
import { GAMES_A_DAY } from '@trivium/wire/limits'
import { isRefused, REFUSALS, type Refused, refused } from '@trivium/wire/refusals'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import type { Logger } from 'pino'
import { storageFaultOf } from '../database/storage-fault.ts'
import { SOUND_STORAGE, type Storage } from '../database/storage-health.ts'
import { type Ban, bannedFor } from '../users/standing.ts'
import type { Browser, Caller, Handlers } from './handlers.ts'
import type { Limits } from './limits.ts'
import { isStorable, STORABLE } from './storable.ts'

/** What is known of a caller before the call: `uid` and `sid` are null where nobody is signed in. */
export interface Visitor {
  readonly uid: string | null
  readonly sid: string | null
  readonly address: string
  readonly transport: 'http' | 'live'
  /** There for an HTTP call of one of COOKIE_FUNCTIONS, from our own page. */
  readonly browser?: Browser
}

export type Dispatch = (
  name: string,
  data: unknown,
  visitor: Visitor,
) => Promise<{ result: unknown } | Refused>

export interface DispatchDependencies {
  readonly handlers: Handlers
  readonly limits: Limits
  readonly log: Logger
  /** The role as it is now in the database. */
  readonly roleOf: (uid: string) => Promise<'guest' | 'registered' | 'admin' | 'banned' | null>
  readonly standing: {
    /** As this process knows it. */
    readonly banOf: (uid: string) => Ban | null
    /** As it is now in the database. */
    readonly look: (uid: string) => Promise<Ban | null>
  }
  readonly storage?: Pick<Storage, 'fault'>
  /** Counts calls; `now` is its own stopwatch, in seconds. */
  readonly meter?: {
    readonly now: () => number
    readonly calls: { record(name: string, status: string, seconds: number): void }
  }
}

type AnyHandler = (input: unknown, caller: Caller) => Promise<unknown>

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name)

/** What asks for the cookie or answers much does not go over the live socket. */
const isMisplaced = (name: FunctionName, { transport, browser }: Visitor): boolean =>
  (transport === 'live' && HTTP_FUNCTIONS.includes(name)) ||
  (browser === undefined && COOKIE_FUNCTIONS.some((one) => one === name))

const DAY = 86_400_000

const callerOf = ({ uid, sid, address, browser }: Visitor): Caller => ({
  uid: uid ?? '',
  sid: sid ?? '',
  address,
  ...(browser !== undefined && { browser }),
})

/** Both transports call functions through this one door: name, limit, access, input, then the handler. */
export const dispatcher = (around: DispatchDependencies): Dispatch => {
  const { handlers, limits, log, roleOf, standing, meter, storage = SOUND_STORAGE } = around
  const outOfGames = (uid: string | null, address: string): Refused | null => {
    const tomorrow =
      limits.take(`games of ${uid}`, { calls: GAMES_A_DAY.player, per: DAY }) ??
      limits.take(`games from ${address}`, { calls: GAMES_A_DAY.address, per: DAY })
    return tomorrow === null ? null : refused('too-many-games', { retryAfter: tomorrow })
  }

  const outOfCalls = (name: FunctionName, { uid, address }: Visitor): Refused | null => {
    const { limit, addressLimit, beginsGame } = FUNCTIONS[name]
    const retryAfter =
      limits.take(`${name} ${uid ?? address}`, limit) ??
      (addressLimit === undefined ? null : limits.take(`${name} from ${address}`, addressLimit))
    if (retryAfter !== null) return refused('too-many-calls', { retryAfter })
    return beginsGame ? outOfGames(uid, address) : null
  }

  const mayNot = async (name: FunctionName, uid: string | null): Promise<Refused | null> => {
    const { access } = FUNCTIONS[name]
    if (access === 'anyone') return null
    if (uid === null) return refused('not-signed-in')
    const ban = standing.banOf(uid)
    if (ban !== null) return bannedFor(ban)
    if (access === 'player') return null
    const role = await roleOf(uid)
    // Banned by another process a moment ago.
    if (role === 'banned') return bannedFor(await standing.look(uid))
    const enough = role === 'admin' || (access === 'registered' && role === 'registered')
    return enough ? null : refused('not-allowed')
  }

  const served = async (
    name: FunctionName,
    data: unknown,
    visitor: Visitor,
  ): Promise<{ result: unknown } | Refused> => {
    const literal = FUNCTIONS[name]
    const isNewGame = literal.beginsGame === true || literal.seeksOpponent === true
    try {
      if (isMisplaced(name, visitor)) return refused('http-only')
      const no = outOfCalls(name, visitor) ?? (await mayNot(name, visitor.uid))
      if (no !== null) return no
      if (!isStorable(data)) return refused('bad-input', { issues: [{ path: '', message: STORABLE }] })
      const input = literal.input.safeParse(data)
      if (!input.success) {
        const issues = input.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
        return refused('bad-input', { issues })
      }
      if (isNewGame && storage.fault !== null) return refused('no-new-games')
      const handler = handlers[name] as AnyHandler
      const result = await handler(input.data, callerOf(visitor))
      return isRefused(result) ? result : { result }
    } catch (error) {
      // Whoever looks after the storage has logged what is its fault.
      const isKnown = storage.fault !== null && storageFaultOf(error) !== null
      if (!isKnown) log.error({ err: error, fn: name, uid: visitor.uid }, 'a function failed')
      if (storage.fault === null) return refused('internal-error')
      return refused(isNewGame ? 'no-new-games' : 'cannot-save')
    }
  }
  return async (name, data, visitor) => {
    if (!isFunction(name)) return refused('unknown-function')
    const began = meter?.now() ?? 0
    const answer = await served(name, data, visitor)
    meter?.calls.record(name, isRefused(answer) ? REFUSALS[answer.refused].status : 'OK', meter.now() - began)
    return answer
  }
}
