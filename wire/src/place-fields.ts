import { REGIONS } from '@trivium/rules/places/regions'
import { z } from 'zod'
import { MatchId } from './ids.ts'

export const Region = z.enum(REGIONS)

/** ISO 3166 alpha-2; XK for Kosovo. */
export const Place = z.string().regex(/^[A-Z]{2}$/, 'a place has two capital letters')

/** A region as the picker shows it. */
export const RegionProgress = z.strictObject({
  region: Region,
  size: z.int(),
  /** The caller's best counted game; null: none. `ms`: its duration. */
  best: z.strictObject({ score: z.int(), ms: z.number() }).nullable(),
  /** The game that can be continued. */
  running: z.strictObject({ gameId: MatchId, done: z.int() }).nullable(),
})
