import type { z } from 'zod'

/** Who may call: nobody signed in, any session (guests too), people with an account, moderators, admins. */
export type Access = 'anyone' | 'player' | 'registered' | 'moderator' | 'admin'

/** At most `calls` in any `per` milliseconds, counted by user, or by address where nobody is signed in. */
export interface Limit {
  readonly calls: number
  readonly per: number
}

/** One callable function: everything both ends must agree on. */
export interface WireFunction<
  Input extends z.core.$ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly access: Access
  readonly limit: Limit
  /**
   * Counted by address as well, whoever is signed in: a new guest a minute would get around the other. Where none is
   * given, `addressLimitOf` says it.
   */
  readonly addressLimit?: Limit
  /**
   * It may begin a game: all such calls of a day are counted together (`GAMES_A_DAY`), and refused while nothing can be saved.
   */
  readonly beginsGame?: true
  /** It leads to a match with somebody, at once or later: refused while nothing can be saved. */
  readonly seeksOpponent?: true
  readonly input: Input
  readonly output: Output
}

/** Keeps the literal's types. */
export const defineFunction = <Input extends z.core.$ZodType, Output extends z.ZodType>(
  literal: WireFunction<Input, Output>,
): WireFunction<Input, Output> => literal

/** So many players behind one address, a class or a family, may each go to their limit. */
const AT_ONE_ADDRESS = 20

/** What all callers behind one address have together. */
export const addressLimitOf = ({
  limit,
  addressLimit,
}: Pick<WireFunction, 'limit' | 'addressLimit'>): Limit =>
  addressLimit ?? { calls: limit.calls * AT_ONE_ADDRESS, per: limit.per }
