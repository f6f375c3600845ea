import type { OutputOf } from '@trivium/wire/registry'

/** The parts of a profile besides the player's own numbers. */
export type ProfileParts = OutputOf<'readProfile'>
