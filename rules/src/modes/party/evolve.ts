import { applyAnswer, applyClosed, askQuestion, countMissing, rejudge } from './asking.ts'
import { EXPECTED_MS, RESTART_GRACE_MS } from './config.ts'
import type { EventOf, PartyEvent } from './events.ts'
import { withPlaces } from './standings.ts'
import {
  type HostState,
  type PartySeat,
  type PartyState,
  weightOf,
  withoutExpected,
  withPresence,
  withSeat,
} from './state.ts'

const open = (event: EventOf<'opened'>): PartyState => ({
  phase: 'lobby',
  seed: event.seed,
  key: event.key,
  config: event.config,
  items: event.items,
  rounds: event.rounds,
  tieBreak: event.tieBreak,
  seats: [],
  // PA21: the host counts as away until a page of theirs is open.
  host: { uid: event.host, opener: event.host, awaySince: event.at, offered: [], offeredAt: null },
  isLocked: false,
  nextWeight: weightOf(event, 0),
  asked: [],
  tied: [],
  totals: [],
  totalsBefore: [],
  places: [],
  sidesAtPlace: [],
  placesBefore: [],
  phaseAt: event.at,
  pausedAt: null,
  expectedUntil: null,
  openedAt: event.at,
  ended: null,
  lastAt: event.at,
})

const withHost = (state: PartyState, change: Partial<HostState>): PartyState => ({
  ...state,
  host: { ...state.host, ...change },
})

const joined = (state: PartyState, { player, team }: EventOf<'joined'>): PartyState => {
  // PA6: a player who joins during a question waits for the next one.
  const seat: PartySeat = { player, team, from: state.asked.length, presence: 'here', isExpected: false }
  const scored = state.config.teams === null && state.phase !== 'lobby'
  return {
    ...state,
    seats: [...state.seats, seat],
    ...(scored && { totals: [...state.totals, 0], totalsBefore: [...state.totalsBefore, 0] }),
  }
}

const started = (state: PartyState, { teams, items, at }: EventOf<'started'>): PartyState => {
  const seats = state.seats.map((seat, i) => ({ ...seat, team: teams[i] ?? null }))
  const sides = state.config.teams?.names.length ?? seats.length
  const totals = Array<number>(sides).fill(0)
  return { ...state, seats, items: items ?? state.items, totals, totalsBefore: totals, phaseAt: at }
}

/** PA26: nobody is back yet, those who were here are expected, and the time without a server does not count. */
const restarted = (state: PartyState, at: number): PartyState => {
  const seats = state.seats.map((seat) =>
    seat.presence === 'here' ? { ...seat, presence: 'away' as const, isExpected: true } : seat,
  )
  const host = { ...state.host, awaySince: at, offered: [], offeredAt: null }
  const grace = state.phase === 'open' ? RESTART_GRACE_MS : 0
  // The end of a pause moves the phase by all of its time.
  const phaseAt = state.pausedAt === null ? state.phaseAt + at - state.lastAt + grace : state.phaseAt
  const expectedUntil = seats.some(({ isExpected }) => isExpected) ? at + EXPECTED_MS : null
  return countMissing({ ...state, seats, host, phaseAt, expectedUntil })
}

const ended = (state: PartyState, { at, reason }: EventOf<'ended'>): PartyState => {
  const over = { ...state, phase: 'over' as const, phaseAt: at, pausedAt: null, ended: { at, reason } }
  return withPlaces(over)
}

const applyHost = (state: PartyState, event: PartyEvent): PartyState | null => {
  switch (event.type) {
    case 'host-away':
      return withHost(state, { awaySince: event.at, offered: [], offeredAt: null })
    case 'host-returned':
      return withHost(state, { awaySince: null, offered: [], offeredAt: null })
    case 'host-offered':
      return withHost(state, { offered: [...state.host.offered, event.seat], offeredAt: event.at })
    case 'host-passed':
      return withHost(state, { uid: event.uid, awaySince: null, offered: [], offeredAt: null })
    default:
      return null
  }
}

const applySeat = (state: PartyState, event: PartyEvent): PartyState | null => {
  switch (event.type) {
    case 'joined':
      return joined(state, event)
    case 'renamed': {
      const player = state.seats[event.seat]?.player
      return player === undefined
        ? state
        : withSeat(state, event.seat, { player: { ...player, username: event.name } })
    }
    case 'teamed':
      return withSeat(state, event.seat, { team: event.team })
    case 'left':
    case 'kicked':
    case 'away':
      return countMissing(withPresence(state, event.seat, event.type))
    case 'returned':
      return countMissing(withPresence(state, event.seat, 'here'))
    default:
      return null
  }
}

const applyPlay = (state: PartyState, event: PartyEvent): PartyState => {
  switch (event.type) {
    case 'locked':
      return { ...state, isLocked: event.locked }
    case 'weighted':
      return { ...state, nextWeight: event.weight }
    case 'started':
      return started(state, event)
    case 'introduced':
      return { ...state, phase: 'intro', phaseAt: event.at }
    case 'asked':
      return askQuestion(state, event)
    case 'answering':
      return countMissing({ ...state, phase: 'open', phaseAt: event.at })
    case 'answered':
      return applyAnswer(state, event)
    case 'closed':
      return applyClosed(state, event.at)
    case 'rejudged':
      return rejudge(state, event)
    case 'ranked':
      return { ...state, phase: 'standings', phaseAt: event.at }
    case 'paused':
      return { ...state, pausedAt: event.at }
    case 'unpaused':
      return { ...state, phaseAt: state.phaseAt + event.at - (state.pausedAt ?? event.at), pausedAt: null }
    case 'restarted':
      return restarted(state, event.at)
    case 'stopped-waiting':
      return countMissing(withoutExpected(state))
    case 'ended':
      return ended(state, event)
    default:
      return state
  }
}

/** Applies an event's effect and nothing else: no clock, no randomness, no judgement (E2). */
export const evolve = (state: PartyState | null, event: PartyEvent): PartyState => {
  if (event.type === 'opened') return open(event)
  if (state === null) throw new Error(`a journal begins with 'opened', not '${event.type}'`)
  const next = applySeat(state, event) ?? applyHost(state, event) ?? applyPlay(state, event)
  return { ...next, lastAt: Math.max(state.lastAt, event.at) }
}
