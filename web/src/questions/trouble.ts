import type { Refusal } from '@trivium/wire/refusals'
import type { Failure } from '../live/reply.ts'

/** The server itself said that it decided nothing, or that asking again is safe. */
const UNDECIDED: readonly (Refusal | null)[] = [
  'cannot-save',
  'no-new-games',
  'shutting-down',
  'game-unreachable',
]

/** Nothing was decided: the server said so, or was not reached. */
export const isUndecided = ({ reason, status }: Failure): boolean =>
  UNDECIDED.includes(reason) || (reason === null && (status === 'INTERNAL' || status === 'UNAVAILABLE'))

export interface TroubleWords {
  /** Shown while the server is unreachable. */
  readonly held: string
  /** Shown before the server's reason for a refusal. */
  readonly refused: string
}

export const ANSWER_WORDS: TroubleWords = {
  held: 'Saved. It will be sent when you are back.',
  refused: 'Your answer did not count.',
}

/** Why an action does not count, or not yet. */
export interface Trouble {
  /** `held`: nothing was decided, and the action is sent again. `refused`: the server said no. */
  readonly status: 'held' | 'refused'
  readonly trouble: string
}

/** What a failed call means for the action that it carried. */
export const troubleOf = (failure: Failure, { held, refused }: TroubleWords): Trouble => {
  const { reason, message } = failure
  if (!isUndecided(failure)) return { status: 'refused', trouble: `${refused} ${message}`.trim() }
  return { status: 'held', trouble: reason === null || reason === 'shutting-down' ? held : message }
}
