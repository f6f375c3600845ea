import { answerOf } from './scoring.ts'
import { isIn, type PartyState } from './state.ts'

/** A side's place. */
export interface Standing {
  readonly side: number
  readonly score: number
  /** PA29: from 1; equal scores share a place. */
  readonly place: number
}

/** Sides that are ranked: teams with a player, and players whom the host has not removed. */
const isRanked = ({ config, seats }: PartyState): ((side: number) => boolean) => {
  if (config.teams === null) return (side) => seats[side]?.presence !== 'kicked'
  const manned = new Set(seats.filter(isIn).map(({ team }) => team))
  return (side) => manned.has(side)
}

/** PA17: how well a side did in the tie-break, the lower the better; sides that were not in it are equal. */
const tieBreakRank = (state: PartyState): ((side: number) => number) => {
  const question = state.asked[state.items.length]
  if (question === undefined || state.phase !== 'over') return () => 0
  return (side) => {
    if (!state.tied.includes(side)) return 0
    return answerOf(state, question, side)?.distance ?? Infinity
  }
}

/** PA29, PA17: all sides, best first. */
export const rank = (state: PartyState, totals: readonly number[] = state.totals): Standing[] => {
  const ranked = isRanked(state)
  const broken = tieBreakRank(state)
  const order = [...totals.keys()]
    .filter(ranked)
    .map((side) => ({ side, score: totals[side] ?? 0, tie: broken(side) }))
    .sort((a, b) => b.score - a.score || a.tie - b.tie || a.side - b.side)
  let place = 0
  return order.map(({ side, score, tie }, i) => {
    const before = order[i - 1]
    if (before === undefined || before.score !== score || before.tie !== tie) place = i + 1
    return { side, score, place }
  })
}

/** PA29: each side gets its place, and each place the number of its sides. */
export const withPlaces = (state: PartyState): PartyState => {
  const places: (number | undefined)[] = Array(state.totals.length).fill(undefined)
  const sidesAtPlace: number[] = []
  for (const { side, place } of rank(state)) {
    places[side] = place
    sidesAtPlace[place] = (sidesAtPlace[place] ?? 0) + 1
  }
  return { ...state, places, sidesAtPlace }
}

/** PA17: the sides that share first place with points; empty if one side leads. */
export const tiedForFirst = (state: PartyState): number[] => {
  const first = rank(state).filter(({ place, score }) => place === 1 && score > 0)
  return first.length > 1 ? first.map(({ side }) => side) : []
}
