import type { Refused } from '@trivium/wire/refusals'
import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'

/** Who calls. Functions with access 'player' and above always have a `uid`. */
export interface Caller {
  readonly uid: string
  /** The address the call came from, for limits where nobody is signed in. */
  readonly address: string
}

export type Handler<Name extends FunctionName> = (
  input: InputOf<Name>,
  caller: Caller,
) => Promise<OutputOf<Name> | Refused>

/** A handler for every function of the registry, or a feature's part of them. */
export type Handlers<Names extends FunctionName = FunctionName> = { readonly [Name in Names]: Handler<Name> }

export type HandlersOf<Functions> = Handlers<Extract<keyof Functions, FunctionName>>
