import type { AnyMode } from './mode.ts'
import { MODES } from './modes.ts'

/** Functions that lead to a game: limited by day, and refused while nothing can be saved. */
export const openersOf = (modes: readonly AnyMode[]): readonly string[] => [
  ...new Set(modes.flatMap(({ opens }) => opens)),
]

/** Functions that are called while a clock runs. */
export const playsOf = (modes: readonly AnyMode[]): readonly string[] => [
  ...new Set(modes.flatMap(({ plays }) => plays)),
]

/**
 * Functions that are called while a clock runs, and therefore never wait for other calls from the same
 * address.
 */
export const IN_PLAY = playsOf(MODES)
