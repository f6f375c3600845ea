import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import type { HostCommand, PartyEvent, PartyRefusal } from './events.ts'
import type { PartyItem } from './judge.ts'
import { isByChoice } from './reveal.ts'
import { currentIndex, isIn, type PartyState } from './state.ts'
import { dealTeams } from './teams.ts'
import { askOrIntroduce, nextStep } from './tick.ts'

type Answer = Decision<PartyEvent, PartyRefusal>

/** PA34: questions drawn again take the places of those before, one for one. */
const redrawn = ({ items }: PartyState, drawn: readonly PartyItem[] | undefined) =>
  drawn?.length === items.length ? { items: drawn } : {}

const start = (state: PartyState, items: readonly PartyItem[] | undefined, at: Millis): Answer => {
  if (state.phase !== 'lobby') return accept()
  if (!state.seats.some(isIn)) return refuse('party-empty')
  const started: PartyEvent = { type: 'started', at, teams: dealTeams(state), ...redrawn(state, items) }
  return accept(started, askOrIntroduce(state, at, 0))
}

/** PA11: a second press, or one on another page that is behind, does nothing. */
const next = (state: PartyState, { phase, index }: { phase: string; index: number }, at: Millis): Answer => {
  if (state.phase === 'lobby') return refuse('party-not-started')
  if (phase !== state.phase || index !== currentIndex(state)) return accept()
  const step = nextStep(state, at)
  return state.pausedAt === null ? accept(step) : accept<PartyEvent>({ type: 'unpaused', at }, step)
}

/** PA25: stops the clock of a question and everything else that happens automatically. */
const pause = (state: PartyState, at: Millis): Answer => {
  if (state.phase === 'lobby') return refuse('party-not-started')
  return state.pausedAt === null ? accept<PartyEvent>({ type: 'paused', at }) : accept()
}

const kick = (state: PartyState, seat: number, at: Millis): Answer => {
  const one = state.seats[seat]
  if (one === undefined) return refuse('no-such-seat')
  return one.presence === 'kicked' ? accept() : accept<PartyEvent>({ type: 'kicked', at, seat })
}

type Rejudge = Extract<HostCommand, { type: 'rejudge' }>

/** PA13: a typed answer is judged again for all who gave it, until the standings are shown. */
const rejudge = (state: PartyState, { index, answer, right }: Rejudge, at: Millis): Answer => {
  if (index !== currentIndex(state) || state.phase !== 'closed') return refuse('question-closed')
  const asked = state.asked[index]
  if (asked === undefined || isByChoice(asked.item)) return refuse('no-such-answer')
  return accept<PartyEvent>({ type: 'rejudged', at, index, answer, right })
}

const passHost = (state: PartyState, seat: number, at: Millis): Answer => {
  const uid = state.seats[seat]?.player.uid ?? null
  if (uid === null || state.seats[seat]?.presence !== 'here') return refuse('no-such-seat')
  return uid === state.host.uid ? accept() : accept<PartyEvent>({ type: 'host-passed', at, uid })
}

/** PA20: what only the host may do. */
export const decideHost = (state: PartyState, command: HostCommand, at: Millis): Answer => {
  if (command.by !== state.host.uid) return refuse('not-the-host')
  switch (command.type) {
    case 'start':
      return start(state, command.items, at)
    case 'next':
      return next(state, command, at)
    case 'pause':
      return pause(state, at)
    case 'unpause':
      return state.pausedAt === null ? accept() : accept<PartyEvent>({ type: 'unpaused', at })
    case 'lock':
      return state.isLocked === command.locked
        ? accept()
        : accept<PartyEvent>({ type: 'locked', at, locked: command.locked })
    case 'kick':
      return kick(state, command.seat, at)
    case 'weigh':
      return state.nextWeight === command.weight
        ? accept()
        : accept<PartyEvent>({ type: 'weighted', at, weight: command.weight })
    case 'rejudge':
      return rejudge(state, command, at)
    case 'pass-host':
      return passHost(state, command.seat, at)
    case 'end':
      return accept<PartyEvent>({ type: 'ended', at, reason: 'stopped' })
  }
}

/** PA22, PA23: takes the role: whoever opened the room at any time, others if it was offered to them. */
export const takeHost = (state: PartyState, by: string, at: Millis): Answer => {
  if (by === state.host.uid) return accept()
  const seat = state.seats.findIndex(({ player }) => player.uid === by)
  const isOffered = state.host.offered.includes(seat) && state.seats[seat]?.presence !== 'kicked'
  return by === state.host.opener || isOffered
    ? accept<PartyEvent>({ type: 'host-passed', at, uid: by })
    : refuse('no-host-offer')
}
