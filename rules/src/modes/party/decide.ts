import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import { decideAnswer } from './answering.ts'
import type { EventOf, HostCommand, PartyCommand, PartyEvent, PartyRefusal } from './events.ts'
import { decideHost, takeHost } from './hosting.ts'
import { join, rename } from './joining.ts'
import { decidePresence } from './presence.ts'
import { isIn, type PartyState } from './state.ts'
import { tick } from './tick.ts'

type Answer = Decision<PartyEvent, PartyRefusal>

/** PA5: the seat stays, so that the player can come back to it. */
const leave = (state: PartyState, seat: number, at: Millis): Answer => {
  const one = state.seats[seat]
  if (one === undefined) return refuse('no-such-seat')
  return isIn(one) ? accept<PartyEvent>({ type: 'left', at, seat }) : accept()
}

/** PA18: players choose their team in the lobby. */
const changeTeam = (state: PartyState, { seat, team }: EventOf<'teamed'>, at: Millis): Answer => {
  if (state.config.teams?.forming !== 'choose' || state.config.teams.names[team] === undefined)
    return refuse('no-such-team')
  if (state.phase !== 'lobby') return refuse('party-started')
  return state.seats[seat]?.team === team ? accept() : accept<PartyEvent>({ type: 'teamed', at, seat, team })
}

const isOfHost = (command: PartyCommand): command is HostCommand =>
  'by' in command && command.type !== 'take-host'

/** PA3: a player whom the host removed cannot do anything. */
const isKicked = (state: PartyState, command: PartyCommand): boolean =>
  'seat' in command && !isOfHost(command) && state.seats[command.seat]?.presence === 'kicked'

const decidePlayer = (state: PartyState, command: Exclude<PartyCommand, HostCommand>, at: Millis): Answer => {
  switch (command.type) {
    case 'join':
      return join(state, command, at)
    case 'leave':
      return leave(state, command.seat, at)
    case 'rename':
      return rename(state, command.seat, command.name, at)
    case 'change-team':
      return changeTeam(state, { ...command, type: 'teamed', at }, at)
    case 'answer':
      return decideAnswer(state, command, at)
    case 'take-host':
      return takeHost(state, command.by, at)
    case 'presence':
      return decidePresence(state, command.uid, command.isHere, at)
    case 'restart':
      return accept<PartyEvent>({ type: 'restarted', at })
    case 'tick':
      return tick(state, at)
  }
}

/** Commands in, events or one refusal out (E1). A command that has already been applied changes nothing (E5). */
export const decide = (state: PartyState, command: PartyCommand, now: Millis): Answer => {
  // Events never go back in time, even when the machine's clock does (E4).
  const at = Math.max(now, state.lastAt)
  if (state.phase === 'over') return refuse(command.type === 'tick' ? 'nothing-due' : 'game-over')
  if (isKicked(state, command)) return refuse('party-kicked')
  return isOfHost(command) ? decideHost(state, command, at) : decidePlayer(state, command, at)
}
