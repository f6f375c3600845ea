import { badInput } from '@trivium/wire/bad-input'
import { COOKIE_FUNCTIONS, HTTP_FUNCTIONS, IN_PLAY } from '@trivium/wire/cookie-functions'
import { addressLimitOf } from '@trivium/wire/define-function'
import { GAMES_A_DAY } from '@trivium/wire/limits'
import { isRefused, REFUSALS, type Refused, refused } from '@trivium/wire/refusals'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import type { Logger } from 'pino'
import { storageFaultOf } from '../database/storage-fault.ts'
import { SOUND_STORAGE, type Storage } from '../database/storage-health.ts'
import { inTurnBy } from '../in-turn.ts'
import { type Ban, banRefusal } from '../users/ban-cache.ts'
import type { Browser, Caller, Handlers } from './handlers.ts'
import { type Limits, takeCall } from './limits.ts'
import { isStorable, STORABLE } from './storable.ts'

/** What is known of a caller before the call: `uid` and `sid` are null where nobody is signed in. */
export interface Visitor {
  readonly uid: string | null
  readonly sid: string | null
  readonly address: string
  /** The host that the request names. */
  readonly host?: string
  readonly transport: 'http' | 'live'
  /** There for an HTTP call of one of COOKIE_FUNCTIONS, from our own page. */
  readonly browser?: Browser
}

export type Answer = { result: unknown } | Refused

export type Dispatch = (name: string, data: unknown, visitor: Visitor) => Promise<Answer>

/** A call that name, limits and access let in; what it brings has not been looked at. */
export interface Admitted {
  run(data: unknown): Promise<Answer>
}

/**
 * Everything that can be decided before a body is read. `visitorOf` finds out who calls, which may cost a query: it is
 * asked only where the address has calls left.
 */
export type Admit = (
  name: string,
  address: string,
  visitorOf: () => Promise<Visitor | Refused>,
) => Promise<Admitted | Refused>

export interface Dispatcher {
  readonly admit: Admit
  /** Admits and runs at once, where caller and data are there already. */
  readonly dispatch: Dispatch
  /** Other work that an address sets off takes its turn among the calls of that address. */
  readonly inTurn: <T>(address: string, work: () => Promise<T>) => Promise<T>
}

/** What each role is enough for: all up to its own place. */
const PLACES = ['guest', 'registered', 'moderator', 'admin'] as const
type Held = (typeof PLACES)[number]

const isEnough = (role: Held | null, access: Held): boolean =>
  role !== null && PLACES.indexOf(role) >= PLACES.indexOf(access)

export interface DispatchDependencies {
  readonly handlers: Handlers
  readonly limits: Limits
  readonly log: Logger
  /** The role as it is now in the database. */
  readonly roleOf: (uid: string) => Promise<Held | 'banned' | null>
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

/** What the log says of a call that failed. */
type About = { readonly fn: FunctionName; readonly uid?: string | null }

type AnyHandler = (input: unknown, caller: Caller) => Promise<unknown>

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name)

/** What asks for the cookie or answers much does not go over the live socket. */
const isMisplaced = (name: FunctionName, { transport, browser }: Visitor): boolean =>
  (transport === 'live' && HTTP_FUNCTIONS.includes(name)) ||
  (browser === undefined && COOKIE_FUNCTIONS.some((one) => one === name))

/** Calls of one address that run at a time. */
const ADDRESS_AT_ONCE = 4

/** What is called while a clock runs. */
const isInPlay = (name: string): boolean => IN_PLAY.includes(name)

const isNewGame = (name: FunctionName): boolean =>
  FUNCTIONS[name].beginsGame === true || FUNCTIONS[name].seeksOpponent === true

const DAY = 86_400_000

const callerOf = ({ uid, sid, address, host, browser }: Visitor): Caller => ({
  uid: uid ?? '',
  sid: sid ?? '',
  address,
  host: host ?? null,
  ...(browser !== undefined && { browser }),
})

/** Both transports call functions through this one door: name, limits, access, input, then the handler. */
export const dispatcher = (deps: DispatchDependencies): Dispatcher => {
  const { handlers, limits, log, roleOf, standing, meter, storage = SOUND_STORAGE } = deps
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
    const ban = standing.banOf(uid)
    if (ban !== null) return banRefusal(ban)
    if (access === 'player') return null
    const role = await roleOf(uid)
    // Banned by another process a moment ago.
    if (role === 'banned') return banRefusal(await standing.look(uid))
    return isEnough(role, access) ? null : refused('not-allowed')
  }

  const letIn = async (
    name: FunctionName,
    visitorOf: () => Promise<Visitor | Refused>,
  ): Promise<Visitor | Refused> => {
    const visitor = await visitorOf()
    if (isRefused(visitor)) return visitor
    if (isMisplaced(name, visitor)) return refused('http-only')
    // Before it is counted: whoever tries again and again has as many games left afterwards.
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

  /** What is thrown is a fault of ours, or of the storage. */
  const guarded = async <T>(about: About, work: () => Promise<T>): Promise<T | Refused> => {
    try {
      return await work()
    } catch (error) {
      // Whoever looks after the storage has logged what is its fault.
      const isKnown = storage.fault !== null && storageFaultOf(error) !== null
      if (!isKnown) log.error({ err: error, ...about }, 'a function failed')
      if (storage.fault === null) return refused('internal-error')
      return refused(isNewGame(about.fn) ? 'no-new-games' : 'cannot-save')
    }
  }

  /** Calls of one address take turns, so that a crowd of them stands in nobody else's way; those in play never wait. */
  const lanes = inTurnBy(ADDRESS_AT_ONCE)
  const inLane = <T>(name: FunctionName, address: string, work: () => Promise<T>): Promise<T> =>
    isInPlay(name) ? work() : lanes(address, work)

  /** The time a body takes to come in is the caller's: only what is done here counts. */
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
