import { badInput } from '@trivium/wire/bad-input'
import { COOKIE_FUNCTIONS, HTTP_FUNCTIONS } from '@trivium/wire/cookie-functions'
import { IN_PLAY } from '@trivium/wire/modes/calls'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { HEALTHY_STORAGE } from '../database/storage-health.ts'
import { limitConcurrencyByKey } from '../limit-concurrency.ts'
import { type AccessDependencies, checkAccess } from './access.ts'
import { checkAddressLimit, checkCallLimits } from './call-limits.ts'
import type { Browser, Caller, Handlers } from './handlers.ts'
import type { Limits } from './limits.ts'
import { type CallMeter, measureCall, NO_METER } from './measure-call.ts'
import { type ErrorDependencies, isNewGame, refuseErrors } from './refuse-errors.ts'
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

/** May cost a query, so it is called only if the address has calls left. */
type FindVisitor = () => Promise<Visitor | Refused>

/** Decides everything that can be decided before a body is read. */
export type Admit = (name: string, address: string, visitorOf: FindVisitor) => Promise<Admitted | Refused>

export interface Dispatcher {
  readonly admit: Admit
  /** Admits and runs at once, when caller and data are known already. */
  readonly dispatch: Dispatch
  /** Queues other work of an address among the calls of that address. */
  readonly inTurn: <T>(address: string, work: () => Promise<T>) => Promise<T>
}

interface RequiredDependencies extends AccessDependencies, ErrorDependencies {
  readonly handlers: Handlers
  readonly limits: Limits
  readonly meter: CallMeter
}

export type DispatchDependencies = Omit<RequiredDependencies, 'storage' | 'meter'> &
  Partial<Pick<RequiredDependencies, 'storage' | 'meter'>>

type Context = RequiredDependencies & Pick<Dispatcher, 'inTurn'>

type AnyHandler = (input: unknown, caller: Caller) => Promise<unknown>

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name)

/** Functions that need the cookie or return much data are not available over the live socket. */
const isMisplaced = (name: FunctionName, { transport, browser }: Visitor): boolean =>
  (transport === 'live' && HTTP_FUNCTIONS.includes(name)) ||
  (browser === undefined && COOKIE_FUNCTIONS.some((one) => one === name))

const callerOf = ({ uid, sid, address, host, browser }: Visitor): Caller => ({
  uid: uid ?? '',
  sid: sid ?? '',
  address,
  host: host ?? null,
  ...(browser !== undefined && { browser }),
})

/** Everything about a call except its input. */
const checkVisitor = async (
  context: Context,
  name: FunctionName,
  visitorOf: FindVisitor,
): Promise<Visitor | Refused> => {
  const visitor = await visitorOf()
  if (isRefused(visitor)) return visitor
  if (isMisplaced(name, visitor)) return refused('http-only')
  // Before it is counted, so that repeated attempts do not use up the player's games.
  if (isNewGame(name) && context.storage.fault !== null) return refused('no-new-games')
  const no = checkCallLimits(context.limits, name, visitor) ?? (await checkAccess(context, name, visitor.uid))
  return no ?? visitor
}

const runHandler = async (
  handlers: Handlers,
  name: FunctionName,
  data: unknown,
  caller: Caller,
): Promise<Answer> => {
  if (!isStorable(data)) return refused('bad-input', { issues: [{ path: '', message: STORABLE }] })
  const input = FUNCTIONS[name].input.safeParse(data)
  if (!input.success) return badInput(input.error)
  const handler = handlers[name] as AnyHandler
  const result = await handler(input.data, caller)
  return isRefused(result) ? result : { result }
}

/** Functions that players call while a clock runs never wait for other calls of their address. */
const queued = <T>({ inTurn }: Context, name: FunctionName, address: string, work: () => Promise<T>) =>
  IN_PLAY.includes(name) ? work() : inTurn(address, work)

const admitCall = async (
  context: Context,
  ...[name, address, visitorOf]: Parameters<Admit>
): Promise<Admitted | Refused> => {
  if (!isFunction(name)) return refused('unknown-function')
  const measured = measureCall(context.meter, name)
  const check = () => queued(context, name, address, () => checkVisitor(context, name, visitorOf))
  const visitor = await measured.work(
    async () => checkAddressLimit(context.limits, address) ?? refuseErrors(context, { fn: name }, check),
  )
  if (isRefused(visitor)) {
    measured.record(visitor)
    return visitor
  }
  return {
    async run(data) {
      const handle = () => runHandler(context.handlers, name, data, callerOf(visitor))
      const inQueue = () => queued(context, name, address, handle)
      const answer = await measured.work(() => refuseErrors(context, { fn: name, uid: visitor.uid }, inQueue))
      measured.record(answer)
      return answer
    },
  }
}

/** Concurrent calls of one address. */
const ADDRESS_AT_ONCE = 4

/** Both transports call functions through this one dispatcher: name, limits, access, input, then the handler. */
export const dispatcher = ({
  storage = HEALTHY_STORAGE,
  meter = NO_METER,
  ...deps
}: DispatchDependencies): Dispatcher => {
  // Calls of one address take turns, so that many of them do not delay others.
  const context = { ...deps, storage, meter, inTurn: limitConcurrencyByKey(ADDRESS_AT_ONCE) }
  const admit: Admit = (...call) => admitCall(context, ...call)
  return {
    admit,
    inTurn: context.inTurn,
    async dispatch(name, data, visitor) {
      const admitted = await admit(name, visitor.address, async () => visitor)
      return isRefused(admitted) ? admitted : admitted.run(data)
    },
  }
}
