import type { OutputOf } from '@trivium/wire/registry'

/** What a profile shows beside the player's own numbers. */
export type ProfileParts = OutputOf<'readProfile'>
