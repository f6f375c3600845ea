import { COOKIE_FUNCTIONS, HTTP_FUNCTIONS } from '@trivium/wire/cookie-functions'
import { type Access, addressLimitOf, type Limit } from '@trivium/wire/define-function'
import { IN_PLAY } from '@trivium/wire/modes/calls'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'

/** A function of the registry with what follows from its literal, so that no call has to work it out again. */
export interface Callable {
  readonly name: FunctionName
  readonly access: Access
  readonly input: (typeof FUNCTIONS)[FunctionName]['input']
  readonly limit: Limit
  /** What `addressLimit` counts. */
  readonly fromAddress: string
  readonly addressLimit: Limit
  /** Refused while the calls counted by other processes are not known. */
  readonly needsAllCounts: boolean
  readonly beginsGame: boolean
  /** Leads to a game, which needs storage from its start to its end. */
  readonly isNewGame: boolean
  /** A game may open on the process that is called. */
  readonly opensHere: boolean
  /** Called while a clock runs, so it never waits for other calls of its address. */
  readonly isInPlay: boolean
  /** Needs the cookie or returns much data, so it is not available over the live socket. */
  readonly isHttpOnly: boolean
  readonly needsBrowser: boolean
}

/** They only wait, so that any process can open the match. */
const WAITING: readonly FunctionName[] = ['joinQueue', 'createFriendMatch']

/**
 * Calls that create accounts, or send mails, or show who has an account. Their limits hold whatever happens; those of
 * play let players through. Log-ins are counted in the database.
 */
const NEED_ALL_COUNTS: readonly FunctionName[] = [
  'register',
  'requestPasswordReset',
  'changeEmail',
  'sendEmailLink',
]

const callableOf = (name: FunctionName): Callable => {
  const literal = FUNCTIONS[name]
  const { access, input, limit, beginsGame, seeksOpponent } = literal
  return {
    ...{ name, access, input, limit },
    fromAddress: `${name} from`,
    addressLimit: addressLimitOf(literal),
    needsAllCounts: NEED_ALL_COUNTS.includes(name),
    beginsGame: beginsGame === true,
    isNewGame: beginsGame === true || seeksOpponent === true,
    opensHere: beginsGame === true || (seeksOpponent === true && !WAITING.includes(name)),
    isInPlay: IN_PLAY.includes(name),
    isHttpOnly: HTTP_FUNCTIONS.includes(name),
    needsBrowser: COOKIE_FUNCTIONS.some((one) => one === name),
  }
}

/** All functions by name. */
export const CALLABLES: ReadonlyMap<string, Callable> = new Map(
  (Object.keys(FUNCTIONS) as FunctionName[]).map((name) => [name, callableOf(name)]),
)
