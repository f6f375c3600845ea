import type { Refusal } from '@trivium/wire/refusals'

/** What the inputs refer to: what the registered player owns, and a player for admins to act on. */
export interface SampleIds {
  readonly matchId: string
  readonly key: string
  /** A draft. */
  readonly quizId: string
  /** A quiz to delete. */
  readonly doomed: string
  /** A flag quiz under way. */
  readonly flagsId: string
  readonly session: string
  readonly target: string
}

export interface Row {
  /** A valid input. */
  readonly input: (ids: SampleIds) => unknown
  /**
   * For inputs about what the registered player owns: the refusal for another player; null if the call does
   * nothing.
   */
  readonly other?: Refusal | null
  /** The caller is signed out afterwards. */
  readonly ends?: true
}
