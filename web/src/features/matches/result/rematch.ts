import type { NextStep } from '../../../result/next-step.tsx'

export interface Rematch {
  /** The opponent's. */
  readonly name: string
  /** The agreed rematch; null: none yet. */
  readonly matchId: string | null
  readonly mine: boolean
  readonly theirs: boolean
  readonly declined: boolean
  readonly isBusy: boolean
  readonly onOffer: () => void
  readonly onDecline: () => void
}

/** To offer a rematch, or to accept or decline one. */
export type RematchSteps = readonly [NextStep, ...NextStep[]]

/** Where the rematch stands; null if nobody has offered one. */
export const rematchSentence = ({ name, matchId, mine, theirs, declined }: Rematch): string | null => {
  if (matchId !== null) return null
  if (theirs) return `${name} offers a rematch.`
  if (mine) return `Rematch offered. Waiting for ${name} …`
  return declined ? `${name} declined the rematch.` : null
}

/** An offer that waits for its answer stays on the page as a button that does nothing, and keeps the focus. */
export const rematchSteps = (rematch: Rematch): RematchSteps => {
  const { matchId, mine, theirs, isBusy, onOffer, onDecline } = rematch
  if (matchId !== null) return [{ label: 'Go to the rematch', to: `/match/${matchId}` }]
  if (theirs)
    return [
      { label: 'Accept rematch', isBusy, onPress: onOffer },
      { label: 'Decline rematch', isBusy, onPress: onDecline },
    ]
  return [{ label: 'Rematch', isBusy: isBusy || mine, onPress: onOffer }]
}
