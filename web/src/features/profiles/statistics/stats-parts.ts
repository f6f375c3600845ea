import type { OutputOf } from '@trivium/wire/registry'

/** The parts of the statistics besides the player's counters. */
export type StatsParts = OutputOf<'readStats'>
