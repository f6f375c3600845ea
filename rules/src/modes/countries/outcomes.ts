import type { PlaceOutcome } from '../../places/outcome.ts'
import { type CountriesState, type CountryRound, triesUsed } from './state.ts'

/** CO12: the outcome of each country, in the order of the items; null while the game is in progress. */
export const outcomesOf = ({ ended, config, closed, rounds }: CountriesState): PlaceOutcome[] | null => {
  if (ended === null) return null
  const allAsked = config.task === 'name' && closed.length > 0
  return rounds.map((round, item) => outcomeOf(round, item, allAsked))
}

const outcomeOf = (round: CountryRound, item: number, allAsked: boolean): PlaceOutcome => {
  const found = round.outcome === 'found'
  return {
    item,
    place: round.item.place,
    outcome: found ? 'found' : 'missed',
    tries: found ? triesUsed(round) : null,
    wrong: round.wrong,
    chosen: null,
    asked: allAsked || round.outcome !== 'open' || round.wrong.length > 0,
  }
}
