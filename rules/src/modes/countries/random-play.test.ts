import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  journalReplays,
  refusalsChangeNothing,
  ticksAreDueAtDeadline,
  timeAloneEnds,
  timesNeverGoBack,
} from '../../places/decider-laws.test-kit.ts'
import {
  always as alwaysIn,
  type Inspection,
  type RandomGames,
  weighted,
} from '../../places/random-play.test-kit.ts'
import { countries } from '../countries.ts'
import { durationOf } from './clock.ts'
import type { CountriesCommand, CountriesConfig, CountriesEvent } from './events.ts'
import { CountriesPlaythrough, countriesOpening, NAME_CONFIG } from './playthrough.test-kit.ts'
import type { CountriesState } from './state.ts'

interface Wish {
  readonly type: CountriesCommand['type']
  /** The offset of the pointed-for country from the current one. */
  readonly offset: number
  /** undefined: the right place. */
  readonly place: number | undefined
}

const config: fc.Arbitrary<CountriesConfig> = fc.record({
  region: fc.constant(NAME_CONFIG.region),
  task: fc.constantFrom('name', 'find'),
  shown: fc.constantFrom('map', 'list'),
  hard: fc.boolean(),
  limit: fc.constantFrom(null, 60_000, 600_000),
  counts: fc.boolean(),
})

const games: RandomGames<Wish, CountriesCommand, CountriesPlaythrough> = {
  game: fc.tuple(config, fc.nat(12)).map(
    ([how, size]) =>
      () =>
        new CountriesPlaythrough(countriesOpening(how, size)),
  ),
  wish: fc.record({
    type: weighted<Wish['type']>(
      [60, 'name'],
      [90, 'point'],
      [5, 'tick'],
      [5, 'resume'],
      [1, 'give-up'],
      [1, 'withdraw'],
    ),
    offset: weighted([12, 0], [1, -1], [1, 1]),
    place: fc.option(fc.nat(13), { nil: undefined }),
  }),
  commandOf: ({ type, offset, place }, { item: asked, state }) => {
    const item = asked + offset
    if (type === 'name') return { type, place: `P${place ?? state.closed.length}` }
    return type === 'point' ? { type, item, place: `P${place ?? item}` } : { type }
  },
}
const always = (look: Inspection<CountriesPlaythrough>): void => alwaysIn(games, look)

describe('E1 E2 E4 E6 the engine with countries, for any command at any time', () => {
  test('E1 a refusal comes with no event, and mutates nothing', () => {
    always({ each: refusalsChangeNothing })
  })
  test('E2 any journal, cut anywhere, replays to the same state, also through JSON', () => {
    always({ each: journalReplays })
  })
  test('E4 events never go back in time', () => {
    always({ whole: timesNeverGoBack })
  })
  test('E6 a tick before the deadline is refused, one at it is accepted', () => {
    always({ each: ticksAreDueAtDeadline })
  })
  test('E6 CO7 CO10 time alone ends every game within a day', () => {
    always({ whole: timeAloneEnds })
  })
})

describe('E3 CO13 no view reveals an answer', () => {
  const isOpen = ({ rounds }: CountriesState, item: number): boolean => rounds[item]?.outcome === 'open'

  test('E3 CO13 nothing in a view depends on a secret', () => {
    const changed = (state: CountriesState): CountriesState => ({
      ...state,
      seed: 'another seed',
      rounds: state.rounds.map((round, i) => {
        const asked = state.config.task === 'find' && state.closed.length === i
        if (!isOpen(state, i) || state.phase === 'ended') return round
        const { name, clue } = round.item
        const onMap = state.config.shown === 'map'
        return {
          ...round,
          item: { place: 'ZZ', name: asked && onMap ? name : 'Zulu', clue: asked && !onMap ? clue : 'zzz' },
        }
      }),
    })
    always({ each: ({ state, view }) => expect(countries.view(changed(state), 0)).toEqual(view) })
  })

  test('E3 CO13 no view has the place of an open country, nor its name unless it is the current one', () => {
    always({
      each: ({ state, view }) => {
        if (state.phase === 'ended') return
        const text = JSON.stringify({ ...view, asked: { ...view.asked, wrong: [] } })
        state.rounds.forEach(({ item: { place, name, clue } }, i) => {
          const asked = view.asked?.item === i
          if (isOpen(state, i)) expect(text).not.toContain(`"${place}"`)
          expect(text.includes(`"${name}"`)).toBe(asked && state.config.shown === 'map')
          expect(text.includes(`"${clue}"`)).toBe(asked && state.config.shown === 'list')
        })
      },
    })
  })
})

/** The tries and misses, recounted from the journal. */
const recount = (journal: readonly CountriesEvent[]) => {
  const wrong = new Map<number, Set<string>>()
  const found: { place: string; tries: number }[] = []
  const missed: string[] = []
  for (const event of journal) {
    if (event.type === 'named') found.push({ place: `P${event.item}`, tries: 1 })
    if (event.type !== 'pointed') continue
    const places = wrong.get(event.item) ?? new Set()
    expect(event.right).toBe(event.place === `P${event.item}`)
    if (event.right) found.push({ place: event.place, tries: places.size + 1 })
    else wrong.set(event.item, places.add(event.place))
    if (places.size === 3) missed.push(`P${event.item}`)
  }
  return { found, missed }
}

describe('CO2 CO5 CO6 CO8 CO9 the game, for any command at any time', () => {
  test('CO2 CO5 CO9 found, missed and counted countries equal a recount from the journal', () => {
    always({
      each: ({ journal, view }) => {
        const { found, missed } = recount(journal)
        expect(view.found).toEqual(found)
        expect(view.missed.slice(0, missed.length)).toEqual(missed)
        expect(view.score).toBe(found.filter(({ tries }) => tries === 1).length)
        expect(new Set([...view.found.map(({ place }) => place), ...view.missed]).size).toBe(
          view.phase === 'ended' ? view.total : found.length + missed.length,
        )
      },
    })
  })

  test('CO6 a game is completed if and only if every country is closed, and nothing follows the end', () => {
    always({
      each: ({ state: { ended, closed, rounds }, journal }) => {
        if (ended !== null) expect(ended.reason === 'completed').toBe(closed.length === rounds.length)
        const end = journal.findIndex(({ type }) => type === 'ended')
        if (end !== -1) expect(end).toBe(journal.length - 1)
      },
    })
  })

  test('CO7 CO8 no answer comes after the limit, not counting time before restarts', () => {
    always({
      each: ({ state, journal }) => {
        const { limit } = state.config
        let counted = 0
        journal.forEach(({ type, at }, i) => {
          if (i > 0 && type !== 'resumed') counted += at - journal[i - 1]!.at
          if (type === 'named' || type === 'pointed') expect(counted).toBeLessThanOrEqual(limit ?? Infinity)
        })
        if (state.ended !== null) expect(durationOf(state)).toBe(Math.min(counted, limit ?? Infinity))
      },
    })
  })
})
