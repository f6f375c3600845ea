import type { AmbiguousName } from '@trivium/rules/answers/matcher'
import ambiguous from '../../places/ambiguous.json' with { type: 'json' }

/** Names shared by several places: whoever types one is asked which is meant. */
export const AMBIGUOUS: readonly AmbiguousName[] = ambiguous
