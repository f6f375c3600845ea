import type { AmbiguousName } from '@trivium/rules/answers/matcher'
import ambiguous from '../../places/ambiguous.json' with { type: 'json' }

/** Names that several places bear: who types one is asked which is meant. */
export const AMBIGUOUS: readonly AmbiguousName[] = ambiguous
