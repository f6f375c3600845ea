import type { OutputOf } from '@trivium/wire/registry'

export type Round = OutputOf<'readReview'>['rounds'][number]
