import type { Refused } from '@trivium/wire/refusals'
import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'

/** The caller's browser, for what reads or changes its cookies; only over HTTP, only for COOKIE_FUNCTIONS. */
export interface Browser {
  readonly session: string | null
  /** Known once somebody has logged in here. */
  readonly device: string | null
  readonly userAgent: string
  /** Null takes the cookie away. */
  setSession(cookie: string | null): void
  setDevice(value: string): void
}

/** Who calls. Functions with access 'player' and above always have a `uid` and a `sid`; else both may be empty. */
export interface Caller {
  readonly uid: string
  /** The session the call is made in. */
  readonly sid: string
  /** The address the call came from, for limits where nobody is signed in. */
  readonly address: string
  /** What the request calls this server; anybody may say anything here. */
  readonly host: string | null
  /** There for every one of COOKIE_FUNCTIONS. */
  readonly browser?: Browser
}

export type Handler<Name extends FunctionName> = (
  input: InputOf<Name>,
  caller: Caller,
) => Promise<OutputOf<Name> | Refused>

/** A handler for every function of the registry, or a feature's part of them. */
export type Handlers<Names extends FunctionName = FunctionName> = { readonly [Name in Names]: Handler<Name> }

export type HandlersOf<Functions> = Handlers<Extract<keyof Functions, FunctionName>>
