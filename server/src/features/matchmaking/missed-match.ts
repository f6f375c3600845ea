import type { BattleState } from '@trivium/rules/modes/battle/state'
import type { QueueStatus } from '@trivium/wire/documents/queue'

type Notice = NonNullable<QueueStatus['notice']>
type Seat = BattleState['seats'][number]

const noticeOf = ({ joined, declined }: Seat, isDeclined: boolean): Notice => {
  if (declined) return 'you-declined'
  if (isDeclined) return 'opponent-declined'
  return joined ? 'opponent-did-not-join' : 'you-did-not-join'
}

interface Missed {
  readonly uid: string
  readonly notice: Notice
  /** Whether this player is the reason. */
  readonly isAtFault: boolean
}

/** Why a match did not begin, for each player. Whoever was declined has missed nothing, even without having joined yet. */
export const missedBy = ({ seats }: Pick<BattleState, 'seats'>): readonly Missed[] => {
  const isDeclined = seats.some(({ declined }) => declined)
  return seats.flatMap((seat) => {
    const { uid } = seat.player
    const notice = noticeOf(seat, isDeclined)
    const isAtFault = notice === 'you-declined' || notice === 'you-did-not-join'
    return uid === null ? [] : [{ uid, notice, isAtFault }]
  })
}
