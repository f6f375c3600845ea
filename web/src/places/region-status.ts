import type { OutputOf } from '@trivium/wire/registry'

/** A region as the server tells of it: its size, the own best, and the quiz that is under way. */
export type RegionStatus = OutputOf<'readFlags'>['regions'][number]
