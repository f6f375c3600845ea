import { REGIONS, type Region } from '@trivium/rules/places/regions'

/** The region to play after one that is mastered: the next without a score, or else just the next. */
export const nextRegion = (after: Region, scores: Readonly<Record<string, number>>): Region => {
  const start = REGIONS.indexOf(after)
  const others = [...REGIONS.slice(start + 1), ...REGIONS.slice(0, start)].filter(
    (region) => region !== 'all',
  )
  return others.find((region) => (scores[region] ?? 0) === 0) ?? others[0] ?? 'all'
}
