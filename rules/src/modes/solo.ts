import type { Decider } from '../game/decider.ts'
import { deadline } from './solo/clock.ts'
import { decide } from './solo/decide.ts'
import type { SoloCommand, SoloEvent, SoloRefusal } from './solo/events.ts'
import { evolve } from './solo/evolve.ts'
import type { SoloState } from './solo/state.ts'
import { type SoloView, view } from './solo/view.ts'

/** Daily, survival and custom quizzes: one seat, one question after the other, at the player's pace. */
export const solo: Decider<SoloState, SoloCommand, SoloEvent, SoloView, SoloRefusal> = {
  decide,
  evolve,
  view,
  deadline,
}
