import type { Continent } from '@trivium/rules/places/regions'
import flags from '../../places/flags.json' with { type: 'json' }
import type { Country } from './countries.ts'
import type { LookAlike } from './look-alikes.ts'

/** One of the 250 flags. */
export interface Flag extends Omit<Country, 'region'> {
  /** null: asked in the whole world alone. */
  readonly region: Continent | null
  /** The other places that this flag stands for as well: each is right, and none is a choice beside another. */
  readonly group: readonly string[]
  /** Flags that look like this one, closest first. */
  readonly alike: readonly LookAlike[]
}

export const FLAGS = flags as readonly Flag[]
