import type { Decision } from '../../game/decider.ts'
import { ANNA, Playthrough } from '../../places/playthrough.test-kit.ts'
import { countries } from '../countries.ts'
import type { CountriesCommand, CountriesConfig, CountriesEvent, CountriesRefusal } from './events.ts'
import { askedItem, type CountriesState } from './state.ts'
import type { CountriesView } from './view.ts'

type CountriesOpening = Extract<CountriesEvent, { type: 'opened' }>

export const NAME_CONFIG: CountriesConfig = {
  region: 'europe',
  task: 'name',
  shown: 'map',
  hard: false,
  limit: 120_000,
  counts: true,
}
export const FIND_CONFIG: CountriesConfig = { ...NAME_CONFIG, task: 'find' }

/** A game of this many countries: places `P0` …, named Alpha0 …, with the clues clue-0 …. */
export const countriesOpening = (config: CountriesConfig = NAME_CONFIG, size = 4): CountriesOpening => ({
  type: 'opened',
  at: 1_000_000,
  seed: 'seed',
  players: [ANNA],
  config,
  items: Array.from({ length: size }, (_, index) => ({
    place: `P${index}`,
    name: `Alpha${index}`,
    clue: `clue-${index}`,
  })),
})

/** Plays one country quiz without a server. */
export class CountriesPlaythrough extends Playthrough<
  CountriesState,
  CountriesCommand,
  CountriesEvent,
  CountriesView,
  CountriesRefusal
> {
  constructor(opening: CountriesOpening = countriesOpening()) {
    super(countries, opening)
  }

  /** Index of the country to find; -1: none. */
  get item(): number {
    return askedItem(this.state) ?? -1
  }

  name(...places: string[]): this {
    for (const place of places) this.ask({ type: 'name', place })
    return this
  }

  point(place = `P${this.item}`, item = this.item): Decision<CountriesEvent, CountriesRefusal> {
    return this.ask({ type: 'point', item, place })
  }
}
