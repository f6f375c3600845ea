import type { OutputOf } from '@trivium/wire/registry'

/** What the statistics show beside the player's counters. */
export type StatsParts = OutputOf<'readStats'>
