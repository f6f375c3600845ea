import { resumedAt } from '../../places/clock.ts'
import type { CountriesEvent } from './events.ts'
import { type CountriesState, type CountryRound, MAX_TRIES } from './state.ts'

type Opened = Extract<CountriesEvent, { type: 'opened' }>
type Pointed = Extract<CountriesEvent, { type: 'pointed' }>

const open = ({ at, seed, players, config, items }: Opened): CountriesState => ({
  phase: 'playing',
  seed,
  config,
  seats: [{ player: players[0] }],
  rounds: items.map((item) => ({ item, outcome: 'open', wrong: [] })),
  closed: [],
  startedAt: at,
  lastAt: at,
  ended: null,
})

/** The state with one of its rounds changed. A round that is closed now is added to the closed ones. */
const withRound = (state: CountriesState, item: number, changes: Partial<CountryRound>): CountriesState => {
  const round = state.rounds[item]
  if (round === undefined) throw new Error(`no country ${item} in this game`)
  const changed = { ...round, ...changes }
  const closed = changed.outcome === 'open' ? state.closed : [...state.closed, item]
  return { ...state, rounds: state.rounds.with(item, changed), closed }
}

const pointed = (state: CountriesState, { item, place, right }: Pointed): CountriesState => {
  if (right) return withRound(state, item, { outcome: 'found' })
  const wrong = [...(state.rounds[item]?.wrong ?? []), place]
  return withRound(state, item, { wrong, outcome: wrong.length < MAX_TRIES ? 'open' : 'missed' })
}

const apply = (state: CountriesState, event: Exclude<CountriesEvent, Opened>): CountriesState => {
  switch (event.type) {
    case 'named':
      return withRound(state, event.item, { outcome: 'found' })
    case 'pointed':
      return pointed(state, event)
    case 'resumed':
      return { ...state, ...resumedAt(state, event.at) }
    case 'ended':
      return { ...state, phase: 'ended', ended: { at: event.at, reason: event.reason } }
  }
}

/** Applies an event's effect and nothing else: no clock, no randomness, no judgement (E2). */
export const evolve = (state: CountriesState | null, event: CountriesEvent): CountriesState => {
  if (event.type === 'opened') return open(event)
  if (state === null) throw new Error(`a journal begins with 'opened', not '${event.type}'`)
  return { ...apply(state, event), lastAt: Math.max(state.lastAt, event.at) }
}
