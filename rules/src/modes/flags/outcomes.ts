import type { PlaceOutcome } from '../../places/outcome.ts'
import type { FlagRound, FlagsState } from './state.ts'

const outcomeOf = ({ item: { place, choices, right }, ...round }: FlagRound, item: number): PlaceOutcome => {
  const found = round.outcome === 'found'
  return {
    item,
    place,
    outcome: found ? 'found' : 'missed',
    tries: found ? round.wrong.length + 1 : null,
    wrong: round.wrong,
    chosen: round.choice === null || round.choice === right ? null : (choices?.[round.choice] ?? null),
    asked: round.outcome !== 'open' || round.skipped || round.wrong.length > 0,
  }
}

/** FL12: the outcome of each flag, in the order of the items; null while the game is in progress. */
export const outcomesOf = ({ ended, rounds }: FlagsState): readonly PlaceOutcome[] | null =>
  ended === null ? null : rounds.map(outcomeOf)
