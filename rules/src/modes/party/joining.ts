import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import type { Player } from '../../game/player.ts'
import type { PartyCommand, PartyEvent, PartyRefusal } from './events.ts'
import { isIn, nameKey, type PartyState } from './state.ts'
import { smallestTeam } from './teams.ts'

type Answer = Decision<PartyEvent, PartyRefusal>
type Join = Extract<PartyCommand, { type: 'join' }>

const isTaken = ({ seats }: PartyState, name: string, but: number): boolean => {
  const key = nameKey(name)
  return seats.some(
    ({ player, presence }, seat) => seat !== but && presence !== 'kicked' && nameKey(player.username) === key,
  )
}

/** PA4: the name, or the first free one of 'Name 2', 'Name 3' … */
const freeName = (state: PartyState, name: string): string => {
  if (!isTaken(state, name, -1)) return name
  for (let number = 2; ; number++) if (!isTaken(state, `${name} ${number}`, -1)) return `${name} ${number}`
}

/** PA3: a player who has a seat returns to it; the rest of the command is ignored. */
const comeBack = (state: PartyState, seat: number, at: Millis): Answer => {
  const presence = state.seats[seat]?.presence
  if (presence === 'kicked') return refuse('party-kicked')
  return presence === 'here' ? accept() : accept<PartyEvent>({ type: 'returned', at, seat })
}

/** PA18: a player who joins a team game in progress goes to the smallest team. */
const teamFor = (state: PartyState): number | null =>
  state.config.teams === null || state.phase === 'lobby'
    ? null
    : smallestTeam(state.seats, state.config.teams)

export const join = (state: PartyState, { player, isChosen }: Join, at: Millis): Answer => {
  const seat = state.seats.findIndex((one) => one.player.uid === player.uid)
  if (seat >= 0) return comeBack(state, seat, at)
  if (state.isLocked) return refuse('party-locked')
  if (state.seats.filter(isIn).length >= state.config.maxSeats) return refuse('party-full')
  if (isChosen && isTaken(state, player.username, -1)) return refuse('name-taken')
  const named: Player = { ...player, username: freeName(state, player.username) }
  return accept<PartyEvent>({ type: 'joined', at, player: named, team: teamFor(state) })
}

/** PA4: the name of a seat in this room. */
export const rename = (state: PartyState, seat: number, name: string, at: Millis): Answer => {
  const now = state.seats[seat]?.player.username
  if (now === undefined) return refuse('no-such-seat')
  if (now === name) return accept()
  return isTaken(state, name, seat)
    ? refuse('name-taken')
    : accept<PartyEvent>({ type: 'renamed', at, seat, name })
}
