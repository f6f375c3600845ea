import type { z } from 'zod'

/** Who may call: anyone (also signed out), any session (guests too), people with an account, moderators, admins. */
export type Access = 'anyone' | 'player' | 'registered' | 'moderator' | 'admin'

/** At most `calls` in any `per` milliseconds, counted by user, or by address if nobody is signed in. */
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
   * A second limit by address, whoever is signed in: creating a new guest every minute would bypass the
   * first. By default `addressLimitOf` computes it.
   */
  readonly addressLimit?: Limit
  /**
   * May begin a game: all such calls in a day are counted together (`GAMES_A_DAY`). Refused while nothing can
   * be saved.
   */
  readonly beginsGame?: true
  /** Leads to a match, at once or later. Refused while nothing can be saved. */
  readonly seeksOpponent?: true
  readonly input: Input
  readonly output: Output
}

/** Returns the literal with its exact types. */
export const defineFunction = <Input extends z.core.$ZodType, Output extends z.ZodType>(
  literal: WireFunction<Input, Output>,
): WireFunction<Input, Output> => literal

/** This many players at one address, such as a class or a family, may each reach their limit. */
const AT_ONE_ADDRESS = 20

/** The limit that all callers at one address share. */
export const addressLimitOf = ({
  limit,
  addressLimit,
}: Pick<WireFunction, 'limit' | 'addressLimit'>): Limit =>
  addressLimit ?? { calls: limit.calls * AT_ONE_ADDRESS, per: limit.per }
