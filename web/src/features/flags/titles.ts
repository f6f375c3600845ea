import type { FlagsDocument } from '@trivium/wire/documents/places'
import { REGION_TITLES } from '../../places/region-titles.ts'

const OF = { ...REGION_TITLES, all: 'the world' } as const

/** The title: 'Flags of Europe'. */
export const titleOf = ({ config: { region, counts } }: Pick<FlagsDocument, 'config'>): string =>
  counts ? `Flags of ${OF[region]}` : `Practice: flags of ${OF[region]}`

/** How many flags are still open. */
export const leftOf = ({ total, found, missed }: Pick<FlagsDocument, 'total' | 'found' | 'missed'>): number =>
  total - found - missed
