import { MAX_ZOOM } from './view.ts'

/** One part of a country, in the frame's units. `x`, `y`: its middle. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly area: number
  readonly width: number
  readonly height: number
}

/** A country that can be pointed at. `spots`: its parts, the largest first; of large countries that one alone. */
export interface Target {
  readonly id: string
  readonly spots: readonly Spot[]
}

/** A mark that stands for a country, or a part of it, that is too small to be seen or hit. */
export interface Marker {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** Below this a country needs a marker to be seen, px² on the screen. */
const SEEN = 64
/** Below this a finger misses it easily, px². */
export const FINGER = 700
/** Markers of one country stand at least so far apart, px. */
const APART = 30

/** Whether a country is too small to be seen at a scale; `spot`: its largest part. */
export const isMarked = ({ area }: Spot, scale: number, least: number = SEEN): boolean =>
  area * scale * scale < least

/**
 * Marks at a scale (px per unit), one for each country below `least` (px²), more where its parts lie far apart: to be
 * seen, or to be pointed at.
 */
export const markersAt = (targets: readonly Target[], scale: number, least: number = SEEN): Marker[] =>
  targets.flatMap(({ id, spots }) => {
    const [largest] = spots
    if (largest === undefined || !isMarked(largest, scale, least)) return []
    const marked: Spot[] = []
    for (const spot of spots)
      if (marked.every((one) => Math.hypot(one.x - spot.x, one.y - spot.y) * scale >= APART))
        marked.push(spot)
    return marked.map(({ x, y }) => ({ id, x, y }))
  })

/** So far around a marker it is meant, px. */
export const REACH = { touch: 22, mouse: 12 } as const

export type Pointer = keyof typeof REACH

/** On another country's land the marker itself has to be met, px from its middle. */
const MET = { touch: 10, mouse: 7 } as const
/** A finger that comes so near has met it, px. */
const SURE = 6
/** Enlarged so much, a finger is taken to mean what it comes nearest to on another country's land. */
const NEAR_ENOUGH = 6
/** Another marker that is farther away by less than this could have been meant by a finger, px. */
const UNSURE = 9
/** From here on a country has room enough to be hit beside a marker on it, px². */
const ROOMY = 4_000

/** What was pointed at. */
export interface Pointed {
  /** In the frame's units. */
  readonly x: number
  readonly y: number
  readonly pointer: Pointer
  /** The country whose land is there, if any, and how large it is, units². */
  readonly under: { readonly id: string; readonly area: number } | null
}

/** `crowd`: a finger cannot tell which is meant; look from nearer first. */
export type Hit = { readonly kind: 'country'; readonly id: string } | { readonly kind: 'crowd' | 'nothing' }

const country = (id: string): Hit => ({ kind: 'country', id })
const NOTHING: Hit = { kind: 'nothing' }
const CROWD: Hit = { kind: 'crowd' }

interface Near {
  readonly id: string
  readonly away: number
}

/** The nearest marker of each country in reach, the nearest first; distances in px. */
const inReach = (markers: readonly Marker[], { x, y, pointer }: Pointed, scale: number): Near[] => {
  const nearest = new Map<string, number>()
  for (const marker of markers) {
    const away = Math.hypot(marker.x - x, marker.y - y) * scale
    if (away <= REACH[pointer] && away < (nearest.get(marker.id) ?? Number.POSITIVE_INFINITY))
      nearest.set(marker.id, away)
  }
  return [...nearest].map(([id, away]) => ({ id, away })).sort((a, b) => a.away - b.away)
}

/**
 * Which country is meant. Where markers' surroundings overlap the nearest wins; a mouse points as exactly as that, a
 * finger has to come nearer first where it could have meant another. `enlarged`: by how much the map is, beyond the whole.
 */
export const hitTest = (
  pointed: Pointed,
  markers: readonly Marker[],
  scale: number,
  enlarged: number,
): Hit => {
  const { under, pointer } = pointed
  const [first, second] = inReach(markers, pointed, scale)
  if (first === undefined) return under === null ? NOTHING : country(under.id)
  const isOnOther = under !== null && under.id !== first.id
  if (pointer === 'touch' && enlarged < MAX_ZOOM * 0.9) {
    const isAmongMany = second !== undefined && second.away - first.away < UNSURE
    const isBetween = enlarged < NEAR_ENOUGH && first.away > SURE && first.away <= REACH.touch * 0.6
    const isCramped = isOnOther && (isBetween || under.area * scale * scale < ROOMY)
    if (isAmongMany || isCramped) return CROWD
  }
  return isOnOther && first.away > MET[pointer] ? country(under.id) : country(first.id)
}
