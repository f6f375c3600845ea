import type { GameFacts } from './facts.ts'
import { gamesShowing, ONE_IN_A_MILLION, type Signal } from './signal.ts'
import { binomialTail, evidenceStrength } from './tail-probability.ts'

/** FP9: the numbers of lost games and of left ones among them, over all players. */
export interface PopulationNorms {
  readonly lost: number
  readonly left: number
}

/**
 * FP9: the minimum, also used while the general share is unknown: in a patient community nobody becomes a
 * suspect for little.
 */
const AT_LEAST = 0.3
/** FP9: up to twice the general share is normal behaviour. */
const TIMES = 2
const ENOUGH_OF_EVERYBODY = 200
/** FP11: leaving is unpleasant for the opponent, but wins nothing. */
const WORTH = 0.3

const expectedShare = ({ lost, left }: PopulationNorms): number =>
  lost < ENOUGH_OF_EVERYBODY ? AT_LEAST : Math.min(0.9, Math.max(AT_LEAST, (TIMES * left) / lost))

/** FP9: rated games left while behind, far more often than others leave theirs. */
export const leavingSignal = (games: readonly GameFacts[], everybody: PopulationNorms): Signal | null => {
  const lost = games.filter(({ battle }) => battle?.outcome === 'lost')
  const left = lost.filter(({ battle }) => battle?.leftBehind)
  const expected = expectedShare(everybody)
  const byChance = binomialTail(left.length, lost.length, expected)
  if (byChance >= ONE_IN_A_MILLION) return null
  return {
    kind: 'leaving',
    other: null,
    strength: WORTH * evidenceStrength(byChance),
    figures: { lost: lost.length, left: left.length, expectedAtMost: expected, byChance },
    games: gamesShowing(left, () => true),
  }
}
