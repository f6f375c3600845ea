import type { OutputOf } from '@trivium/wire/registry'

/** The public data of a registered player. */
export type Player = OutputOf<'readPlayer'>
