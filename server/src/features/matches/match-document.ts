import type { SeatIndex } from '@trivium/rules/modes/battle/events'
import { type BattleState, otherSeat } from '@trivium/rules/modes/battle/state'
import type { Match } from '@trivium/wire/documents/match'

const kindOf = (state: BattleState): Match['kind'] => {
  if (state.seats.some(({ player }) => player.bot !== null)) return 'practice'
  return state.rated ? 'ranked' : 'casual'
}

/** The match document as one seat sees it: the specification's fields, derived from the game's state. */
export const matchDocument = (id: string, state: BattleState, seat: SeatIndex): Match => {
  const [first, second] = state.seats
  const { username, profilePic, elo, provisional } = state.seats[otherSeat(seat)].player
  return {
    id,
    playerIds: [
      first.player.uid ?? `bot:${first.player.bot}`,
      second.player.uid ?? `bot:${second.player.bot}`,
    ],
    matchActive: state.phase !== 'ended',
    player1Joined: first.joined,
    player2Joined: second.joined,
    autoNavigated: state.navigated,
    kind: kindOf(state),
    joinBy: state.joinBy,
    opponent: { username, profilePic, elo, provisional },
  }
}
