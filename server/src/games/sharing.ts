import type { Millis } from '@trivium/rules/game/decider'
import type { Bus } from '../bus/bus.ts'
import type { Stalls } from './stalls.ts'

/** How processes share games; without it this is the only process. */
export interface Sharing {
  readonly bus: Bus
  /** A player's one-way network delay as measured on another process, ms. */
  readonly onDelay: (uid: string, delay: Millis) => void
  /** Counts games that change their driver, as this process sees it. */
  readonly handovers: { claimed: number; lost: number }
  readonly stalls: Stalls
  /** Whether a process that has not answered in time works, though slowly. */
  readonly isWorking: (process: string) => Promise<boolean>
}
