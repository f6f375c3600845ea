/** From this closeness on two flags are choices of one question in the hard variant alone. */
export const HARD_ONLY = 0.94

/** A flag that is taken for another one. */
export interface LookAlike {
  readonly id: string
  /** 1 could not be told apart; 0.8 is of the same design. */
  readonly closeness: number
}
