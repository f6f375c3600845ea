import type { FlagPlace } from '@trivium/rules/places/catalogue'
import flags from '../../places/flags.json' with { type: 'json' }
import type { Country } from './countries.ts'

/** One of the 250 flags, with the fields that the rules need, its names and its codes. */
export interface Flag extends FlagPlace, Pick<Country, 'names' | 'codes'> {}

export const FLAGS = flags as readonly Flag[]
