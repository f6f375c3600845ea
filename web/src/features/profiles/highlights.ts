import type { OutputOf } from '@trivium/wire/registry'

/** What a player knows, and the player's best moments. */
export type Highlights = OutputOf<'readHighlights'>
