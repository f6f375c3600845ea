import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import type { Logger } from 'pino'
import type { Caller, Handlers } from './handlers.ts'
import type { Limits } from './limits.ts'

/** What is known of a caller before the call: `uid` is null where nobody is signed in. */
export interface Visitor {
  readonly uid: string | null
  readonly address: string
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
}

type AnyHandler = (input: unknown, caller: Caller) => Promise<unknown>

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name)

/** Both transports call functions through this one door: name, access, limit, input, then the handler. */
export const dispatcher = ({ handlers, limits, log, roleOf }: DispatchDependencies): Dispatch => {
  const mayCall = async (name: FunctionName, uid: string | null): Promise<Refused | null> => {
    const { access } = FUNCTIONS[name]
    if (access === 'anyone') return null
    if (uid === null) return refused('not-signed-in')
    if (access === 'player') return null
    const role = await roleOf(uid)
    const enough = role === 'admin' || (access === 'registered' && role === 'registered')
    return enough ? null : refused('not-allowed')
  }

  return async (name, data, visitor) => {
    if (!isFunction(name)) return refused('unknown-function')
    const literal = FUNCTIONS[name]
    const key = `${name} ${visitor.uid ?? visitor.address}`
    const retryAfter = limits.take(key, literal.limit)
    if (retryAfter !== null) return refused('too-many-calls', { retryAfter })
    try {
      const no = await mayCall(name, visitor.uid)
      if (no !== null) return no
      const input = literal.input.safeParse(data)
      if (!input.success) {
        const issues = input.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
        return refused('bad-input', { issues })
      }
      const handler = handlers[name] as AnyHandler
      const result = await handler(input.data, { uid: visitor.uid ?? '', address: visitor.address })
      return isRefused(result) ? result : { result }
    } catch (error) {
      log.error({ err: error, fn: name, uid: visitor.uid }, 'a function failed')
      return refused('internal-error')
    }
  }
}
