import { party } from '@trivium/rules/modes/party'
import type { PartyState } from '@trivium/rules/modes/party/state'
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

/** More than the largest room has seats, because all of them may answer in the same moment. */
const MAX_WAITING = 2_000

export const partyAdapter = (clock: Clock): GameAdapter<Party> => ({
  name: 'party',
  rules: party,
  players: ({ seats }) => seats.map(({ player }) => player),
  seatOf,
  maxWaiting: MAX_WAITING,
  audience: (options) => new PartyAudience({ ...options, clock }),
  withPlayer: (state, seat, player) => {
    const before = state.seats[seat]
    if (before === undefined) return state
    const seats = state.seats.with(seat, { ...before, player })
    const { host } = state
    const renamed = (uid: string) => (uid === before.player.uid && player.uid !== null ? player.uid : uid)
    return { ...state, seats, host: { ...host, uid: renamed(host.uid), opener: renamed(host.opener) } }
  },
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
