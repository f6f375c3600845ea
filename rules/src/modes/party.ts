import type { Decider } from '../game/decider.ts'
import { deadline } from './party/clock.ts'
import { decide } from './party/decide.ts'
import type { PartyCommand, PartyEvent, PartyRefusal } from './party/events.ts'
import { evolve } from './party/evolve.ts'
import { type PartyView, seatView } from './party/seat-view.ts'
import type { PartyState } from './party/state.ts'

/** A room full of people who answer the same questions at the same moments. */
export const party: Decider<PartyState, PartyCommand, PartyEvent, PartyView, PartyRefusal> = {
  decide,
  evolve,
  view: seatView,
  deadline,
}
