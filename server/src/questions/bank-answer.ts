/** A player's answer to a question of the bank. */
export interface BankAnswer {
  readonly question: string
  readonly uid: string
  readonly correct: boolean
}
