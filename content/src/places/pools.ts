import { REGIONS, type Region } from '@trivium/rules/places/regions'
import type { Country } from './countries.ts'
import type { Flag } from './flags.ts'

export interface Pool {
  readonly region: Region
  readonly quiz: 'flags' | 'countries'
  /** How many places it has. */
  readonly size: number
  /** The planned number (docs/decisions/0022-places.md). */
  readonly planned: number
  /** How many the region's achievement requires. */
  readonly needed: number
}

/** Planned and needed. */
type Plan = Readonly<Record<Region, readonly [planned: number, needed: number]>>

const FLAG_PLAN: Plan = {
  all: [250, 248],
  africa: [59, 50],
  asia: [50, 49],
  europe: [53, 50],
  'north-america': [42, 34],
  'south-america': [14, 12],
  oceania: [27, 24],
}

const COUNTRY_PLAN: Plan = {
  all: [197, 174],
  africa: [54, 49],
  asia: [48, 42],
  europe: [46, 38],
  'north-america': [23, 16],
  'south-america': [12, 12],
  oceania: [14, 6],
}

/** Every pool of both quizzes. */
export const poolsOf = (flags: readonly Flag[], countries: readonly Country[]): Pool[] => [
  ...REGIONS.map((region) => poolOf('flags', region, flags, FLAG_PLAN)),
  ...REGIONS.map((region) => poolOf('countries', region, countries, COUNTRY_PLAN)),
]

const poolOf = (
  quiz: Pool['quiz'],
  region: Region,
  places: readonly Pick<Flag, 'region'>[],
  plan: Plan,
): Pool => {
  const [planned, needed] = plan[region]
  const size = places.filter((place) => region === 'all' || place.region === region).length
  return { quiz, region, size, planned, needed }
}
