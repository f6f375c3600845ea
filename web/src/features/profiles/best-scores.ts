import type { Player } from './player.ts'

/** Regions as they occur in score keys, in display order. */
const REGIONS: Readonly<Record<string, string>> = {
  all: 'the whole world',
  africa: 'Africa',
  asia: 'Asia',
  europe: 'Europe',
  'north-america': 'North America',
  'south-america': 'South America',
  oceania: 'Oceania',
}

export interface BestScore {
  /** 'Flags of South America'. */
  readonly label: string
  readonly value: number
}

const byRegion = (what: string, scores: Readonly<Record<string, number>>): BestScore[] =>
  Object.entries(REGIONS).flatMap(([region, name]) => {
    const value = scores[region]
    return value === undefined ? [] : [{ label: `${what} of ${name}`, value }]
  })

/** The existing best scores: modes first, then flags, then countries. */
export const bestScores = ({
  scores,
  flagQuizScores,
  countryQuizScores,
}: Pick<Player, 'scores' | 'flagQuizScores' | 'countryQuizScores'>): readonly BestScore[] => [
  ...Object.entries(scores).map(([mode, value]) => ({ label: mode, value })),
  ...byRegion('Flags', flagQuizScores),
  ...byRegion('Countries', countryQuizScores),
]
