import type { OutputOf } from '@trivium/wire/registry'

export type PlayerFileData = OutputOf<'readPlayerFile'>
