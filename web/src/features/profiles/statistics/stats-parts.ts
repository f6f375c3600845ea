import type { OutputOf } from '@trivium/wire/registry'

/** The parts of the statistics beside the player's counters. */
export type StatsParts = OutputOf<'readStats'>
