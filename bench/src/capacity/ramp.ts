/** One measured window of a server that plays with this many players. */
export interface Window {
  readonly players: number
  /** Answer to acknowledgement, ms; NaN if there were no answers. */
  readonly p99: number
  /** Shares of a processor that the server and the load used, 0 to 1. */
  readonly server: number
  readonly load: number
}

/** Milliseconds. */
export const MAX_P99 = 50
/** A processor that is used more than this is full. */
const FULL = 0.97

export type Limit = 'p99' | 'core' | 'load'

/** What is over its limit in a window; null if nothing is. A full load measures itself, so it comes first. */
export const limitOf = ({ p99, server, load }: Window): Limit | null => {
  if (load > FULL) return 'load'
  if (server > FULL) return 'core'
  return p99 > MAX_P99 ? 'p99' : null
}

/** A disturbance of the machine lasts one window; a limit lasts. */
const IN_A_ROW = 2
/** So many windows at the start do not count: V8 optimises the server, and on PGlite the database too. */
const WARM_UP = 4

/** Whether a ramp has reached a limit: its last windows, after those of the warm-up, are all over one. */
export const hasEnded = (windows: readonly Window[]): boolean => {
  const last = windows.slice(WARM_UP).slice(-IN_A_ROW)
  return last.length === IN_A_ROW && last.every((window) => limitOf(window) !== null)
}

/** The number of players that the ramp has shown to be fine: those of the last window without a limit. */
export const lastFine = (windows: readonly Window[]): number =>
  windows.findLast((window) => limitOf(window) === null)?.players ?? 0

/** How many players come in during the next window, given a window's length. Grows by a tenth, so that it stays steep. */
export const nextStep = (players: number, step: number): number => Math.max(step, Math.round(players / 10))
