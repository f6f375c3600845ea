import { duration } from '../../../places/duration.ts'
import { REGION_TITLES } from '../../../places/region-titles.ts'
import type { Highlights } from '../highlights.ts'

export interface Moment {
  readonly kind: 'survival' | 'daily' | 'wins' | 'upset' | 'region'
  /** The number that counts: '21', '+31', '0:50'. */
  readonly value: string
  readonly words: string
  /** When it happened, in ms since 1970; null if it is not stored. */
  readonly at: number | null
}

export interface MomentFacts {
  readonly moments: Highlights['moments']
  readonly bestWinStreak: number
}

/** The moments that a player has had. */
export const momentsOf = ({ moments, bestWinStreak }: MomentFacts): readonly Moment[] => {
  const { survival, perfectDailies, upset, fastestRegion } = moments
  const all: (Moment | null)[] = [
    perfectDailies && {
      kind: 'daily',
      value: perfectDailies.count.toLocaleString('en'),
      words: perfectDailies.count === 1 ? 'Perfect daily' : 'Perfect dailies, the last one on',
      at: perfectDailies.at,
    },
    survival && {
      kind: 'survival',
      value: survival.score.toLocaleString('en'),
      words: 'Best Survival run',
      at: survival.at,
    },
    bestWinStreak < 2
      ? null
      : { kind: 'wins', value: bestWinStreak.toLocaleString('en'), words: 'Rated wins in a row', at: null },
    upset && {
      kind: 'upset',
      value: `+${upset.gain}`,
      words: `Beat ${upset.opponent}, rated ${upset.above} higher`,
      at: upset.at,
    },
    fastestRegion && {
      kind: 'region',
      value: duration(fastestRegion.ms),
      words: `All ${fastestRegion.size} ${fastestRegion.quiz}, ${REGION_TITLES[fastestRegion.region]}`,
      at: fastestRegion.at,
    },
  ]
  return all.filter((moment) => moment !== null)
}
