import type { SoloView } from '@trivium/rules/modes/solo/view'

/** The document that topic `game:{id}` carries for a game with one seat. */
export interface SoloDocument extends SoloView {
  readonly id: string
  /** Whether the result has been saved. */
  readonly settled: boolean
}
