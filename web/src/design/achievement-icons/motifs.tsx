import type { AchievementIcon } from '@trivium/rules/achievements/achievements'
import type { ReactNode } from 'react'
import { Crown, Cup, PALETTE, STREAK } from './battle-motifs.tsx'
import { COMPASS, FLAGS, FlagOf } from './flag-motifs.tsx'
import { GLOBE, MapOf } from './map-motifs.tsx'
import { Bulb, LIFEBUOY } from './question-motifs.tsx'

interface Motif {
  /** The sign's colour shows what the achievement is about. */
  readonly tone: 'green' | 'yellow' | 'blue' | 'brown'
  /** Drawn on a sign of 64 by 64 units, within 9 to 55. */
  readonly motif: ReactNode
}

export const MOTIFS: Readonly<Record<AchievementIcon, Motif>> = {
  'cup-1': { tone: 'green', motif: <Cup tier={1} /> },
  'cup-2': { tone: 'green', motif: <Cup tier={2} /> },
  'cup-3': { tone: 'green', motif: <Cup tier={3} /> },
  streak: { tone: 'green', motif: STREAK },
  palette: { tone: 'green', motif: PALETTE },
  'crown-1': { tone: 'green', motif: <Crown tier={1} /> },
  'crown-2': { tone: 'green', motif: <Crown tier={2} /> },
  'bulb-1': { tone: 'yellow', motif: <Bulb tier={1} /> },
  'bulb-2': { tone: 'yellow', motif: <Bulb tier={2} /> },
  'bulb-3': { tone: 'yellow', motif: <Bulb tier={3} /> },
  lifebuoy: { tone: 'yellow', motif: LIFEBUOY },
  compass: { tone: 'blue', motif: COMPASS },
  flags: { tone: 'blue', motif: FLAGS },
  'flag-africa': { tone: 'blue', motif: <FlagOf continent="africa" /> },
  'flag-asia': { tone: 'blue', motif: <FlagOf continent="asia" /> },
  'flag-europe': { tone: 'blue', motif: <FlagOf continent="europe" /> },
  'flag-north-america': { tone: 'blue', motif: <FlagOf continent="north-america" /> },
  'flag-south-america': { tone: 'blue', motif: <FlagOf continent="south-america" /> },
  'flag-oceania': { tone: 'blue', motif: <FlagOf continent="oceania" /> },
  globe: { tone: 'brown', motif: GLOBE },
  'map-africa': { tone: 'brown', motif: <MapOf continent="africa" /> },
  'map-asia': { tone: 'brown', motif: <MapOf continent="asia" /> },
  'map-europe': { tone: 'brown', motif: <MapOf continent="europe" /> },
  'map-north-america': { tone: 'brown', motif: <MapOf continent="north-america" /> },
  'map-south-america': { tone: 'brown', motif: <MapOf continent="south-america" /> },
  'map-oceania': { tone: 'brown', motif: <MapOf continent="oceania" /> },
}
