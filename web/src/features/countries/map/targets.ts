import { MAX_ZOOM } from './view.ts'

/** One part of a country, in the frame's units. `x`, `y`: its middle. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly area: number
  readonly width: number
  readonly height: number
}

/** A country that can be chosen. `spots`: its parts, the largest first; a large country has only one. */
export interface Target {
  readonly id: string
  readonly spots: readonly Spot[]
}

/** A mark for a country, or a part of it, that is too small to see or hit. */
export interface Marker {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** Smaller countries need a marker to be visible, px² on the screen. */
const SEEN = 64
/** Smaller countries are easily missed by a finger, px². */
export const FINGER = 700
/** Minimum distance between markers of one country, px. */
const APART = 30

/** Whether a country is too small to be seen at a scale; `spot`: its largest part. */
export const isMarked = ({ area }: Spot, scale: number, least: number = SEEN): boolean =>
  area * scale * scale < least

/**
 * Marks at a scale (px per unit): one for each country smaller than `least` (px²), more if its parts are far apart.
 * Visible markers and touch targets are both made here.
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

/** A point this close to a marker means the marker, px. */
export const REACH = { touch: 22, mouse: 12 } as const

export type Pointer = keyof typeof REACH

/** On another country's land the pointer has to be this close to the marker's middle, px. */
const MET = { touch: 10, mouse: 7 } as const
/** A finger this close has hit the marker, px. */
const SURE = 6
/** From this zoom on, a finger on another country's land means the nearest marker. */
const NEAR_ENOUGH = 6
/** If another marker is farther away by less than this, a finger could have meant either, px. */
const UNSURE = 9
/** From this size on a country can be hit beside a marker on it, px². */
const ROOMY = 4_000

/** The point that was chosen. */
export interface Pointed {
  /** In the frame's units. */
  readonly x: number
  readonly y: number
  readonly pointer: Pointer
  /** The country whose land is there, if any, and its size, units². */
  readonly under: { readonly id: string; readonly area: number } | null
}

/** `crowd`: a finger cannot select one of them; zoom in first. */
export type Hit = { readonly kind: 'country'; readonly id: string } | { readonly kind: 'crowd' | 'nothing' }

const country = (id: string): Hit => ({ kind: 'country', id })
const NOTHING: Hit = { kind: 'nothing' }
const CROWD: Hit = { kind: 'crowd' }

interface Near {
  readonly id: string
  readonly away: number
}

/** The nearest marker of each country in reach, nearest first; distances in px. */
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
 * The country that the player means. Where markers overlap the nearest wins for a mouse, which is precise enough; a finger
 * has to zoom in first if it could have meant another. `enlarged`: the zoom, 1 for the whole map.
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
