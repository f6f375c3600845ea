import { allowanceUsed } from './clock.ts'
import type { SoloEvent } from './events.ts'
import { currentRound, type SoloRound, type SoloState, withRound } from './state.ts'

type Opened = Extract<SoloEvent, { type: 'opened' }>
type Asked = Extract<SoloEvent, { type: 'asked' }>
type Answered = Extract<SoloEvent, { type: 'answered' }>

const open = ({ at, seed, players, config, items }: Opened): SoloState => ({
  phase: 'ready',
  seed,
  config,
  seats: [{ player: players[0], allowanceUsed: 0 }],
  items,
  rounds: [],
  ended: null,
  lastAt: at,
})

const asked = (state: SoloState, { at, index, allowance, item = state.items[index] }: Asked): SoloState => {
  if (item === undefined) throw new Error(`no question ${index} in this game`)
  // SO18: whether the home page has already shown the question.
  const isTimed = state.config.kind !== 'daily' || index > 0
  const round: SoloRound = { item, askedAt: at, isTimed, allowance, answer: null, right: null }
  return { ...state, phase: 'question', rounds: [...state.rounds, round] }
}

const answered = (state: SoloState, round: SoloRound, event: Answered): SoloState => {
  const { type: _, at, index: __, right, ...given } = event
  const [seat] = state.seats
  const used = seat.allowanceUsed + allowanceUsed(state, round, at)
  const answer = { ...given, ms: round.isTimed ? at - round.askedAt : null }
  return {
    ...withRound(state, { ...round, answer, right }),
    phase: 'reveal',
    seats: [{ ...seat, allowanceUsed: used }],
  }
}

const apply = (state: SoloState, event: Exclude<SoloEvent, Opened>): SoloState => {
  if (event.type === 'asked') return asked(state, event)
  if (event.type === 'ended')
    return { ...state, phase: 'ended', ended: { at: event.at, reason: event.reason } }
  const round = currentRound(state)
  if (round === undefined) throw new Error(`'${event.type}' before any question`)
  switch (event.type) {
    case 'answered':
      return answered(state, round, event)
    case 'missed':
      return { ...withRound(state, { ...round, right: false }), phase: 'reveal' }
    case 'resumed':
      return withRound(state, { ...round, askedAt: event.at, isTimed: false })
  }
}

/** Applies an event's effect and nothing else: no clock, no randomness, no judgement (E2). */
export const evolve = (state: SoloState | null, event: SoloEvent): SoloState => {
  if (event.type === 'opened') return open(event)
  if (state === null) throw new Error(`a journal begins with 'opened', not '${event.type}'`)
  return { ...apply(state, event), lastAt: Math.max(state.lastAt, event.at) }
}
