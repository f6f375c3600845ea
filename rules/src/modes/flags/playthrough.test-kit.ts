import type { Decision } from '../../game/decider.ts'
import { ANNA, Playthrough } from '../../places/playthrough.test-kit.ts'
import { flags } from '../flags.ts'
import type { FlagItem, FlagsCommand, FlagsConfig, FlagsEvent, FlagsRefusal } from './events.ts'
import type { FlagsState } from './state.ts'
import type { FlagsView } from './view.ts'

type FlagsOpening = Extract<FlagsEvent, { type: 'opened' }>

export const TYPED_CONFIG: FlagsConfig = { region: 'europe', answers: 'typed', hard: false, counts: true }
export const CHOICES_CONFIG: FlagsConfig = { ...TYPED_CONFIG, answers: 'choices' }

/** The flag of place `P0`, `P1` …, named Alpha0 …; those with an odd index share their flag with `Q1` …. */
const flagItem = (index: number, answers: FlagsConfig['answers'] = 'typed'): FlagItem => {
  const name = `Alpha${index}`
  const choices = ['Bravo', 'Delta', 'Gamma'].toSpliced(index % 4, 0, name)
  return {
    place: `P${index}`,
    name,
    accepts: index % 2 === 0 ? [`P${index}`] : [`P${index}`, `Q${index}`],
    image: `image-${index}`,
    ...(answers === 'typed' ? { choices: null, right: null } : { choices, right: index % 4 }),
  }
}

/** A game of this many flags. */
export const flagsOpening = (size = 4, config: FlagsConfig = TYPED_CONFIG): FlagsOpening => ({
  type: 'opened',
  at: 1_000_000,
  seed: 'seed',
  players: [ANNA],
  config,
  items: Array.from({ length: size }, (_, index) => flagItem(index, config.answers)),
})

/** Plays one flag quiz without a server. */
export class FlagsPlaythrough extends Playthrough<
  FlagsState,
  FlagsCommand,
  FlagsEvent,
  FlagsView,
  FlagsRefusal
> {
  constructor(opening: FlagsOpening = flagsOpening()) {
    super(flags, opening)
  }

  /** Index of the current flag; -1: none. */
  get item(): number {
    return this.state.line[0] ?? -1
  }

  guess(place = `P${this.item}`, item = this.item): Decision<FlagsEvent, FlagsRefusal> {
    return this.ask({ type: 'guess', item, place })
  }

  choose(choice = this.item % 4, item = this.item): Decision<FlagsEvent, FlagsRefusal> {
    return this.ask({ type: 'choose', item, choice })
  }

  skip(item = this.item): Decision<FlagsEvent, FlagsRefusal> {
    return this.ask({ type: 'skip', item })
  }
}
