import type { SoloView } from '@trivium/rules/modes/solo/view'

/** What topic `game:{id}` carries of a game of one seat. */
export interface SoloDocument extends SoloView {
  readonly id: string
  /** Its results are in the books. */
  readonly settled: boolean
}
