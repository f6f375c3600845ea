import type { OutputOf } from '@trivium/wire/registry'

/** What everybody may know of a registered player. */
export type Player = OutputOf<'readPlayer'>
