import type { Decider } from '../game/decider.ts'
import { deadline } from './battle/clock.ts'
import { decide } from './battle/decide.ts'
import type { BattleCommand, BattleEvent, BattleRefusal, SeatIndex } from './battle/events.ts'
import { evolve } from './battle/evolve.ts'
import type { BattleState } from './battle/state.ts'
import { type BattleView, view, viewAfter } from './battle/view.ts'

/** Ranked, casual and practice battles: two seats, ten questions, the same for both. */
export const battle: Decider<BattleState, BattleCommand, BattleEvent, BattleView, BattleRefusal> = {
  decide,
  evolve,
  view: (state, seat) => view(state, seat as SeatIndex),
  viewAfter: (state, seat, event) => viewAfter(state, seat as SeatIndex, event),
  deadline,
}
