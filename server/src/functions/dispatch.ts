import { DAY } from '@trivium/rules/time'
import { badInput } from '@trivium/wire/bad-input'
import { COOKIE_FUNCTIONS, HTTP_FUNCTIONS } from '@trivium/wire/cookie-functions'
import { addressLimitOf } from '@trivium/wire/define-function'
import { GAMES_A_DAY } from '@trivium/wire/limits'
import { IN_PLAY } from '@trivium/wire/modes/calls'
import { isRefused, REFUSALS, type Refused, refused } from '@trivium/wire/refusals'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import type { Logger } from 'pino'
import { storageFaultOf } from '../database/storage-fault.ts'
import { HEALTHY_STORAGE, type Storage } from '../database/storage-health.ts'
import { limitConcurrencyByKey } from '../limit-concurrency.ts'
import { type Ban, banRefusal } from '../users/ban-cache.ts'
import { WorkloadBusy } from '../workload.ts'
import type { Browser, Caller, Handlers } from './handlers.ts'
import { type Limits, takeCall } from './limits.ts'
import { isStorable, STORABLE } from './storable.ts'

/** What is known about a caller before the call; `uid` and `sid` are null if nobody is signed in. */
export interface Visitor {
  readonly uid: string | null
  readonly sid: string | null
  readonly address: string
  /** The host that the request names. */
  readonly host?: string
  readonly transport: 'http' | 'live'
  /** Present for an HTTP call of one of COOKIE_FUNCTIONS from our own page. */
  readonly browser?: Browser
}

export type Answer = { result: unknown } | Refused

export type Dispatch = (name: string, data: unknown, visitor: Visitor) => Promise<Answer>

/** A call admitted by name, limits and access; its input has not been checked yet. */
export interface Admitted {
  run(data: unknown): Promise<Answer>
}

/**
 * Decides everything that can be decided before a body is read. `visitorOf` finds out who calls, which may cost a
 * query, so it is called only if the address has calls left.
 */
export type Admit = (
  name: string,
  address: string,
  visitorOf: () => Promise<Visitor | Refused>,
) => Promise<Admitted | Refused>

export interface Dispatcher {
  readonly admit: Admit
  /** Admits and runs at once, when caller and data are known already. */
  readonly dispatch: Dispatch
  /** Queues other work of an address among the calls of that address. */
  readonly inTurn: <T>(address: string, work: () => Promise<T>) => Promise<T>
}

/** Each role grants the access levels up to its own position. */
const PLACES = ['guest', 'registered', 'moderator', 'admin'] as const
type Held = (typeof PLACES)[number]

const isEnough = (role: Held | null, access: Held): boolean =>
  role !== null && PLACES.indexOf(role) >= PLACES.indexOf(access)

export interface DispatchDependencies {
  readonly handlers: Handlers
  readonly limits: Limits
  readonly log: Logger
  /** The current role in the database. */
  readonly roleOf: (uid: string) => Promise<Held | 'banned' | null>
  readonly bans: {
    /** The ban as cached in this process. */
    readonly banOf: (uid: string) => Ban | null
    /** The current ban in the database. */
    readonly reload: (uid: string) => Promise<Ban | null>
  }
  readonly storage?: Pick<Storage, 'fault'>
  /** Counts calls; `now` is a monotonic clock, in seconds. */
  readonly meter?: {
    readonly now: () => number
    readonly calls: { record(name: string, status: string, seconds: number): void }
  }
}

/** The log fields of a failed call. */
type About = { readonly fn: FunctionName; readonly uid?: string | null }

type AnyHandler = (input: unknown, caller: Caller) => Promise<unknown>

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name)

/** Functions that need the cookie or return much data are not available over the live socket. */
const isMisplaced = (name: FunctionName, { transport, browser }: Visitor): boolean =>
  (transport === 'live' && HTTP_FUNCTIONS.includes(name)) ||
  (browser === undefined && COOKIE_FUNCTIONS.some((one) => one === name))

/** Concurrent calls of one address. */
const ADDRESS_AT_ONCE = 4

/** Functions that players call while a clock runs. */
const isInPlay = (name: string): boolean => IN_PLAY.includes(name)

const isNewGame = (name: FunctionName): boolean =>
  FUNCTIONS[name].beginsGame === true || FUNCTIONS[name].seeksOpponent === true

const callerOf = ({ uid, sid, address, host, browser }: Visitor): Caller => ({
  uid: uid ?? '',
  sid: sid ?? '',
  address,
  host: host ?? null,
  ...(browser !== undefined && { browser }),
})

/** Both transports call functions through this one dispatcher: name, limits, access, input, then the handler. */
export const dispatcher = (deps: DispatchDependencies): Dispatcher => {
  const { handlers, limits, log, roleOf, bans, meter, storage = HEALTHY_STORAGE } = deps
  const tooMany = (retryAfter: number | null): Refused | null =>
    retryAfter === null ? null : refused('too-many-calls', { retryAfter })

  const outOfGames = (uid: string | null, address: string): Refused | null => {
    const tomorrow =
      limits.take(`games of ${uid}`, { calls: GAMES_A_DAY.player, per: DAY }) ??
      limits.take(`games from ${address}`, { calls: GAMES_A_DAY.address, per: DAY })
    return tomorrow === null ? null : refused('too-many-games', { retryAfter: tomorrow })
  }

  const outOfCalls = (name: FunctionName, { uid, address }: Visitor): Refused | null => {
    const literal = FUNCTIONS[name]
    const no = tooMany(
      limits.take(`${name} ${uid ?? address}`, literal.limit) ??
        limits.take(`${name} from ${address}`, addressLimitOf(literal)),
    )
    return no ?? (literal.beginsGame ? outOfGames(uid, address) : null)
  }

  const checkAccess = async (name: FunctionName, uid: string | null): Promise<Refused | null> => {
    const { access } = FUNCTIONS[name]
    if (access === 'anyone') return null
    if (uid === null) return refused('not-signed-in')
    const ban = bans.banOf(uid)
    if (ban !== null) return banRefusal(ban)
    if (access === 'player') return null
    const role = await roleOf(uid)
    // Another process may have banned the player a moment ago.
    if (role === 'banned') return banRefusal(await bans.reload(uid))
    return isEnough(role, access) ? null : refused('not-allowed')
  }

  const letIn = async (
    name: FunctionName,
    visitorOf: () => Promise<Visitor | Refused>,
  ): Promise<Visitor | Refused> => {
    const visitor = await visitorOf()
    if (isRefused(visitor)) return visitor
    if (isMisplaced(name, visitor)) return refused('http-only')
    // Before it is counted, so that repeated attempts do not use up the player's games.
    if (isNewGame(name) && storage.fault !== null) return refused('no-new-games')
    return outOfCalls(name, visitor) ?? (await checkAccess(name, visitor.uid)) ?? visitor
  }

  const handled = async (name: FunctionName, data: unknown, visitor: Visitor): Promise<Answer> => {
    if (!isStorable(data)) return refused('bad-input', { issues: [{ path: '', message: STORABLE }] })
    const input = FUNCTIONS[name].input.safeParse(data)
    if (!input.success) return badInput(input.error)
    const handler = handlers[name] as AnyHandler
    const result = await handler(input.data, callerOf(visitor))
    return isRefused(result) ? result : { result }
  }

  /** A thrown error is an internal error or a storage fault. */
  const guarded = async <T>(about: About, work: () => Promise<T>): Promise<T | Refused> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof WorkloadBusy) return refused('busy')
      // Storage health has already logged its own faults.
      const isKnown = storage.fault !== null && storageFaultOf(error) !== null
      if (!isKnown) log.error({ err: error, ...about }, 'a function failed')
      if (storage.fault === null) return refused('internal-error')
      return refused(isNewGame(about.fn) ? 'no-new-games' : 'cannot-save')
    }
  }

  /** Calls of one address take turns, so that many of them do not delay others; calls during play never wait. */
  const lanes = limitConcurrencyByKey(ADDRESS_AT_ONCE)
  const inLane = <T>(name: FunctionName, address: string, work: () => Promise<T>): Promise<T> =>
    isInPlay(name) ? work() : lanes(address, work)

  /** The time a body takes to arrive depends on the caller: only the work done here is measured. */
  const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
    const began = meter?.now() ?? 0
    const done = await work()
    return [done, (meter?.now() ?? 0) - began]
  }
  const record = (name: FunctionName, answer: Answer, seconds: number) =>
    meter?.calls.record(name, isRefused(answer) ? REFUSALS[answer.refused].status : 'OK', seconds)

  const admit: Admit = async (name, address, visitorOf) => {
    if (!isFunction(name)) return refused('unknown-function')
    const flood = tooMany(takeCall(limits, address))
    const [visitor, seconds] = await timed(
      async () => flood ?? guarded({ fn: name }, () => inLane(name, address, () => letIn(name, visitorOf))),
    )
    if (isRefused(visitor)) {
      record(name, visitor, seconds)
      return visitor
    }
    return {
      async run(data) {
        const about = { fn: name, uid: visitor.uid }
        const [answer, more] = await timed(() =>
          guarded(about, () => inLane(name, address, () => handled(name, data, visitor))),
        )
        record(name, answer, seconds + more)
        return answer
      },
    }
  }

  return {
    admit,
    inTurn: lanes,
    async dispatch(name, data, visitor) {
      const admitted = await admit(name, visitor.address, async () => visitor)
      return isRefused(admitted) ? admitted : admitted.run(data)
    },
  }
}
