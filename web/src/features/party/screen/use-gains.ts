import type { PartyPhase } from '@trivium/rules/modes/party/state'
import { useState } from 'react'
import type { Side } from '../sides.ts'

/** While these last, nobody’s score changes. */
const BEFORE: readonly PartyPhase[] = ['lobby', 'reading', 'open']

const scoresOf = (sides: readonly Side[]): ReadonlyMap<number, number> =>
  new Map(sides.map(({ side, score }) => [side, score]))

/** The points of the last question by side, as far as this page has seen the scores before it. */
export const useGains = (
  phase: PartyPhase,
  index: number,
  sides: readonly Side[],
): ReadonlyMap<number, number> => {
  const moment = BEFORE.includes(phase) ? index : null
  const [seen, setSeen] = useState<{ moment: number | null; scores: ReadonlyMap<number, number> }>({
    moment: null,
    scores: new Map(),
  })
  if (moment !== null && seen.moment !== moment) setSeen({ moment, scores: scoresOf(sides) })
  if (seen.moment !== index) return new Map()
  // Before its first question a side has no place, so it was not among those seen.
  return new Map(sides.map(({ side, score }) => [side, score - (seen.scores.get(side) ?? 0)]))
}
