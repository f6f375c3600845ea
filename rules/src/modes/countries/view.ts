import type { Millis } from '../../game/decider.ts'
import { timeLimitEndsAt } from './clock.ts'
import type { CountriesConfig, CountriesEndReason } from './events.ts'
import { askedItem, type CountriesState, type CountryRound, scoreOf, triesUsed } from './state.ts'

/** The country to find now. */
export interface CountryAsked {
  readonly item: number
  /** On the map: its name; in the list: null. */
  readonly name: string | null
  /** In the list: where it lies; on the map: null. */
  readonly clue: string | null
  /** Wrong places pointed at. */
  readonly wrong: readonly string[]
}

/** A found country. `tries` is 1 to 3, and 1 for a named one. */
export interface CountryFound {
  readonly place: string
  readonly tries: number
}

/**
 * Everything the player may know now. A missing country is included once the game has ended or the tries for
 * it are used up.
 */
export interface CountriesView {
  readonly mode: 'countries'
  readonly phase: 'playing' | 'ended'
  readonly config: CountriesConfig
  readonly total: number
  /** In the order of finding. */
  readonly found: readonly CountryFound[]
  /** Countries missed after three tries; after the end, all that were not found. */
  readonly missed: readonly string[]
  /** The number of countries named, or found at the first try. */
  readonly score: number
  readonly asked: CountryAsked | null
  /** The country that was closed last; `tries` null: missed. */
  readonly last: { readonly place: string; readonly tries: number | null } | null
  /** The clock counts up from here; moved forward by server restarts. */
  readonly startedAt: Millis
  /** null: unlimited. */
  readonly endsAt: Millis | null
  readonly ended: { readonly at: Millis; readonly reason: CountriesEndReason } | null
}

const asked = (state: CountriesState): CountryAsked | null => {
  const item = askedItem(state)
  const round = item === null ? undefined : state.rounds[item]
  if (item === null || round === undefined) return null
  const { name, clue } = round.item
  const onMap = state.config.shown === 'map'
  return { item, name: onMap ? name : null, clue: onMap ? null : clue, wrong: round.wrong }
}

/** After the end, the countries left open come after those missed. */
const missed = ({ phase, rounds }: CountriesState, closed: readonly CountryRound[]): string[] => {
  const open = phase === 'ended' ? rounds.filter(({ outcome }) => outcome === 'open') : []
  return [...closed.filter(({ outcome }) => outcome === 'missed'), ...open].map(({ item }) => item.place)
}

const last = (round: CountryRound | undefined): CountriesView['last'] =>
  round === undefined
    ? null
    : { place: round.item.place, tries: round.outcome === 'found' ? triesUsed(round) : null }

export const view = (state: CountriesState): CountriesView => {
  const { phase, config, rounds, startedAt, ended } = state
  const closed = state.closed.flatMap((item) => rounds[item] ?? [])
  return {
    mode: 'countries',
    phase,
    config,
    total: rounds.length,
    found: closed
      .filter(({ outcome }) => outcome === 'found')
      .map((round) => ({ place: round.item.place, tries: triesUsed(round) })),
    missed: missed(state, closed),
    score: scoreOf(state),
    asked: asked(state),
    last: last(closed.at(-1)),
    startedAt,
    endsAt: timeLimitEndsAt(state),
    ended,
  }
}
