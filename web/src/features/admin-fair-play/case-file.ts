import type { OutputOf } from '@trivium/wire/registry'

export type CaseFile = OutputOf<'readCase'>
