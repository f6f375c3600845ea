import type { Refused } from '@trivium/wire/refusals'
import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'

/** The caller's browser, for functions that read or change its cookies; only over HTTP and for COOKIE_FUNCTIONS. */
export interface Browser {
  readonly session: string | null
  /** Set once somebody has logged in with this browser. */
  readonly device: string | null
  readonly userAgent: string
  /** Null deletes the cookie. */
  setSession(cookie: string | null): void
  setDevice(value: string): void
}

/** Who calls. Functions with access 'player' and above always have a `uid` and a `sid`; otherwise both may be empty. */
export interface Caller {
  readonly uid: string
  /** The session the call is made in. */
  readonly sid: string
  /** The address the call came from, for limits on callers who are not signed in. */
  readonly address: string
  /** The host named in the request, which cannot be trusted. */
  readonly host: string | null
  /** Present for all COOKIE_FUNCTIONS. */
  readonly browser?: Browser
}

export type Handler<Name extends FunctionName> = (
  input: InputOf<Name>,
  caller: Caller,
) => Promise<OutputOf<Name> | Refused>

/** A handler for every function of the registry, or a feature's part of them. */
export type Handlers<Names extends FunctionName = FunctionName> = { readonly [Name in Names]: Handler<Name> }

export type HandlersOf<Functions> = Handlers<Extract<keyof Functions, FunctionName>>
