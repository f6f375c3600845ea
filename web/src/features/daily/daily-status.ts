import type { OutputOf } from '@trivium/wire/registry'

/** The player's status for one day. */
export type DailyStatus = OutputOf<'readDaily'>
