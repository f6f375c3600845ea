import type { OutputOf } from '@trivium/wire/registry'

/** A region's status from the server: its size, the player's best, and any quiz in progress. */
export type RegionStatus = OutputOf<'readFlags'>['regions'][number]
