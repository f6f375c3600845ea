import type { Decider } from '../game/decider.ts'
import { deadline } from './flags/clock.ts'
import { decide } from './flags/decide.ts'
import type { FlagsCommand, FlagsEvent, FlagsRefusal } from './flags/events.ts'
import { evolve } from './flags/evolve.ts'
import type { FlagsState } from './flags/state.ts'
import { type FlagsView, view } from './flags/view.ts'

/** The flags of a region, one after the other, answered in words or by one of four choices. */
export const flags: Decider<FlagsState, FlagsCommand, FlagsEvent, FlagsView, FlagsRefusal> = {
  decide,
  evolve,
  view,
  deadline,
}
