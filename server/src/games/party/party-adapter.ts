import type { Player } from '@trivium/rules/game/player'
import { party } from '@trivium/rules/modes/party'
import { type PartyState, withSeat } from '@trivium/rules/modes/party/state'
import type { Clock } from '../../clock.ts'
import type { GameAdapter } from '../game-adapter.ts'
import { PartyAudience } from './party-audience.ts'
import type { Party } from './party-game.ts'
import { readIsSettled, settleParty } from './settle-party.ts'

/** The seats by uid, for each list of seats; a list never changes. */
const seatsByUid = new WeakMap<PartyState['seats'], ReadonlyMap<string, number>>()

const seatOf = ({ seats }: PartyState, uid: string): number | null => {
  let index = seatsByUid.get(seats)
  if (index === undefined) {
    index = new Map(seats.flatMap(({ player }, seat) => (player.uid === null ? [] : [[player.uid, seat]])))
    seatsByUid.set(seats, index)
  }
  return index.get(uid) ?? null
}

/**
 * A player has another uid, as a guest who has logged in, or another name, as one who is deleted. A player who already has
 * another seat is not given a second one. The host may have no seat.
 */
const renameIn = (state: PartyState, uid: string, player: Partial<Player>): PartyState => {
  const { host } = state
  const ofHost = (one: string): string => (one === uid ? (player.uid ?? one) : one)
  const isHost = host.uid === uid || host.opener === uid
  const hosted = isHost
    ? { ...state, host: { ...host, uid: ofHost(host.uid), opener: ofHost(host.opener) } }
    : state
  const seat = seatOf(state, uid)
  const before = state.seats[seat ?? -1]?.player
  const isOnBoth = player.uid != null && player.uid !== uid && seatOf(state, player.uid) !== null
  return seat === null || before === undefined || isOnBoth
    ? hosted
    : withSeat(hosted, seat, { player: { ...before, ...player } })
}

/** More than the largest room has seats, because all of them may answer in the same moment. */
const MAX_WAITING = 2_000

export const partyAdapter = (clock: Clock): GameAdapter<Party> => ({
  name: 'party',
  rules: party,
  players: ({ seats }) => seats.map(({ player }) => player),
  seatOf,
  maxWaiting: MAX_WAITING,
  audience: (options) => new PartyAudience({ ...options, clock }),
  rename: renameIn,
  withPlayer: (state, seat, player) => withSeat(state, seat, { player }),
  tick: () => ({ type: 'tick' }),
  resume: { type: 'restart' },
  needsResume: () => true,
  isOver: ({ phase }) => phase === 'over',
  isSuspended: ({ phase, pausedAt }) => phase === 'lobby' || pausedAt !== null,
  // Reported by `PartyPresence`: a host may be present without a seat.
  presence: null,
  unsettled: {},
  settle: settleParty,
  readShown: async (db, id) => ((await readIsSettled(db, id)) ? {} : null),
})
