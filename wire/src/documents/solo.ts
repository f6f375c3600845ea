import type { SoloView } from '@trivium/rules/modes/solo/view'

/** What topic `game:{id}` carries for a game with one seat. */
export interface SoloDocument extends SoloView {
  readonly id: string
  /** Its result has been saved. */
  readonly settled: boolean
}
