import type { OutputOf } from '@trivium/wire/registry'

export type Question = OutputOf<'readQuestion'>
