import { resumedAt } from '../../places/clock.ts'
import type { FlagsEvent } from './events.ts'
import { type FlagRound, type FlagsState, MAX_WRONG_PLACES } from './state.ts'

type Opened = Extract<FlagsEvent, { type: 'opened' }>
type Guessed = Extract<FlagsEvent, { type: 'guessed' }>
type Chosen = Extract<FlagsEvent, { type: 'chosen' }>

const open = ({ at, seed, players, config, items }: Opened): FlagsState => ({
  phase: 'playing',
  seed,
  config,
  seats: [{ player: players[0] }],
  rounds: items.map((item) => ({ item, outcome: 'open', wrong: [], choice: null, skipped: false })),
  line: items.map((_, item) => item),
  closedLast: null,
  startedAt: at,
  lastAt: at,
  ended: null,
})

/** The state with one of its rounds changed. A round that is no longer open is removed from `line`. */
const withRound = (state: FlagsState, item: number, changes: Partial<FlagRound>): FlagsState => {
  const round = state.rounds[item]
  if (round === undefined) throw new Error(`no flag ${item} in this game`)
  const changed = { ...round, ...changes }
  const rounds = state.rounds.with(item, changed)
  if (changed.outcome === 'open') return { ...state, rounds }
  return { ...state, rounds, line: state.line.filter((other) => other !== item), closedLast: item }
}

const guessed = (state: FlagsState, { item, place, right }: Guessed): FlagsState => {
  if (right) return withRound(state, item, { outcome: 'found' })
  const wrong = [...(state.rounds[item]?.wrong ?? []), place]
  return withRound(state, item, { wrong, outcome: wrong.length < MAX_WRONG_PLACES ? 'open' : 'missed' })
}

const chosen = (state: FlagsState, { item, choice, right }: Chosen): FlagsState =>
  withRound(state, item, { choice, outcome: right ? 'found' : 'missed' })

const skipped = (state: FlagsState, item: number): FlagsState => ({
  ...withRound(state, item, { skipped: true }),
  line: [...state.line.filter((other) => other !== item), item],
})

const apply = (state: FlagsState, event: Exclude<FlagsEvent, Opened>): FlagsState => {
  switch (event.type) {
    case 'guessed':
      return guessed(state, event)
    case 'chosen':
      return chosen(state, event)
    case 'skipped':
      return skipped(state, event.item)
    case 'resumed':
      return { ...state, ...resumedAt(state, event.at) }
    case 'ended':
      return { ...state, phase: 'ended', ended: { at: event.at, reason: event.reason } }
  }
}

/** Applies an event's effect and nothing else: no clock, no randomness, no judgement (E2). */
export const evolve = (state: FlagsState | null, event: FlagsEvent): FlagsState => {
  if (event.type === 'opened') return open(event)
  if (state === null) throw new Error(`a journal begins with 'opened', not '${event.type}'`)
  return { ...apply(state, event), lastAt: Math.max(state.lastAt, event.at) }
}
