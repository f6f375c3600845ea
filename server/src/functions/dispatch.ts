import { badInput } from '@trivium/wire/bad-input'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import { HEALTHY_STORAGE } from '../database/storage-health.ts'
import { limitConcurrencyByKey } from '../limit-concurrency.ts'
import { type AccessDependencies, checkAccess } from './access.ts'
import { checkAddressLimit, checkCallLimits } from './call-limits.ts'
import { CALLABLES, type Callable } from './callables.ts'
import type { Browser, Caller, Handlers } from './handlers.ts'
import type { CountedCaller, Limits } from './limits.ts'
import { type CallMeter, measureCall, NO_METER, recordCall } from './measure-call.ts'
import type { Overload } from './overload.ts'
import { type ErrorDependencies, refuseErrors } from './refuse-errors.ts'
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
export type Admit = (name: string, from: CountedCaller, visitorOf: FindVisitor) => Promise<Admitted | Refused>

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
  readonly overload: Pick<Overload, 'record' | 'retryAfter'>
  /** Whether this process is about to stop, and opens no games any more. */
  readonly isDraining: () => boolean
}

type Optional = 'storage' | 'meter' | 'overload' | 'isDraining'
export type DispatchDependencies = Omit<RequiredDependencies, Optional> &
  Partial<Pick<RequiredDependencies, Optional>>

const NO_OVERLOAD: RequiredDependencies['overload'] = { record() {}, retryAfter: () => null }

type Context = RequiredDependencies & Pick<Dispatcher, 'inTurn'>

type AnyHandler = (input: unknown, caller: Caller) => Promise<unknown>

const isMisplaced = ({ isHttpOnly, needsBrowser }: Callable, { transport, browser }: Visitor): boolean =>
  (transport === 'live' && isHttpOnly) || (browser === undefined && needsBrowser)

const callerOf = ({ uid, sid, address, host, browser }: Visitor): Caller => ({
  uid: uid ?? '',
  sid: sid ?? '',
  address,
  host: host ?? null,
  ...(browser !== undefined && { browser }),
})

/** Everything about a call except its input. Null if the visitor may call. */
const checkVisitor = (
  context: Context,
  callable: Callable,
  visitor: Visitor,
): Refused | null | Promise<Refused | null> => {
  if (isMisplaced(callable, visitor)) return refused('http-only')
  // Before it is counted, so that repeated attempts do not use up the player's games.
  if (callable.isNewGame && context.storage.fault !== null) return refused('no-new-games')
  if (callable.opensHere && context.isDraining()) return refused('shutting-down')
  const retryAfter = callable.isNewGame ? context.overload.retryAfter() : null
  if (retryAfter !== null) return refused('server-full', { retryAfter })
  const no = checkCallLimits(context.limits, callable, visitor)
  return no ?? checkAccess(context, callable.access, visitor.uid)
}

const runHandler = async (
  handlers: Handlers,
  { name, input }: Callable,
  data: unknown,
  visitor: Visitor,
): Promise<Answer> => {
  if (!isStorable(data)) return refused('bad-input', { issues: [{ path: '', message: STORABLE }] })
  const parsed = input.safeParse(data)
  if (!parsed.success) return badInput(parsed.error)
  const handler = handlers[name] as AnyHandler
  const result = await handler(parsed.data, callerOf(visitor))
  return isRefused(result) ? result : { result }
}

const queued = <T>({ inTurn }: Context, { isInPlay }: Callable, address: string, work: () => Promise<T>) =>
  isInPlay ? work() : inTurn(address, work)

const findVisitor = async (context: Context, callable: Callable, visitorOf: FindVisitor) => {
  const visitor = await visitorOf()
  return isRefused(visitor) ? visitor : ((await checkVisitor(context, callable, visitor)) ?? visitor)
}

/** One line for each call, for whoever looks for one; nobody else needs them. */
const logAnswer = (
  { log }: Context,
  { name: fn }: Callable,
  uid: string | null,
  answer: Answer,
  ms: number,
): void => {
  if (!log.isLevelEnabled('debug')) return
  const outcome = isRefused(answer) ? answer.refused : 'ok'
  log.debug({ fn, uid, outcome, ms: Math.round(ms * 10) / 10 }, 'a call was answered')
}

const admitCall = async (
  context: Context,
  ...[name, from, visitorOf]: Parameters<Admit>
): Promise<Admitted | Refused> => {
  const callable = CALLABLES.get(name)
  if (callable === undefined) return refused('unknown-function')
  const measured = measureCall(context.meter, callable.name)
  const check = () => queued(context, callable, from.address, () => findVisitor(context, callable, visitorOf))
  const visitor = await measured.work(
    async () => checkAddressLimit(context.limits, from) ?? refuseErrors(context, callable, null, check),
  )
  if (isRefused(visitor)) {
    measured.record(visitor)
    return visitor
  }
  return {
    async run(data) {
      const handle = () => runHandler(context.handlers, callable, data, visitor)
      const inQueue = () => queued(context, callable, from.address, handle)
      const answer = await measured.work(() => refuseErrors(context, callable, visitor.uid, inQueue))
      measured.record(answer)
      logAnswer(context, callable, visitor.uid, answer, measured.ms())
      if (callable.isInPlay) context.overload.record(measured.ms())
      return answer
    },
  }
}

const checkAndRun = async (
  context: Context,
  callable: Callable,
  data: unknown,
  visitor: Visitor,
): Promise<Answer> => {
  const check = checkAddressLimit(context.limits, visitor) ?? checkVisitor(context, callable, visitor)
  const no = check instanceof Promise ? await check : check
  return no ?? runHandler(context.handlers, callable, data, visitor)
}

/** The short way for calls while a clock runs, which are by far the most: caller and data are known, and nothing waits. */
const callInPlay = async (
  context: Context,
  callable: Callable,
  data: unknown,
  visitor: Visitor,
): Promise<Answer> => {
  const { meter } = context
  const began = meter.now()
  const work = () => checkAndRun(context, callable, data, visitor)
  const answer = await refuseErrors(context, callable, visitor.uid, work)
  const seconds = meter.now() - began
  recordCall(meter, callable.name, answer, seconds)
  logAnswer(context, callable, visitor.uid, answer, seconds * 1_000)
  context.overload.record(seconds * 1_000)
  return answer
}

/** Concurrent calls of one address. */
const ADDRESS_AT_ONCE = 4

/** Both transports call functions through this one dispatcher: name, limits, access, input, then the handler. */
export const dispatcher = ({
  storage = HEALTHY_STORAGE,
  meter = NO_METER,
  overload = NO_OVERLOAD,
  isDraining = () => false,
  ...deps
}: DispatchDependencies): Dispatcher => {
  // Calls of one address take turns, so that many of them do not delay others.
  const inTurn = limitConcurrencyByKey(ADDRESS_AT_ONCE)
  const context = { ...deps, storage, meter, overload, isDraining, inTurn }
  const dispatch: Dispatch = async (name, data, visitor) => {
    const callable = CALLABLES.get(name)
    if (callable?.isInPlay) return callInPlay(context, callable, data, visitor)
    const admitted = await admitCall(context, name, visitor, async () => visitor)
    return isRefused(admitted) ? admitted : admitted.run(data)
  }
  return { admit: (...call) => admitCall(context, ...call), inTurn, dispatch }
}
