/** A player's answer to a question of the bank. */
export interface BankAnswer {
  readonly question: string
  readonly uid: string
  readonly correct: boolean
  /** Typed: harder than a choice, so it does not change what is known about the question. */
  readonly isTyped?: boolean
}
