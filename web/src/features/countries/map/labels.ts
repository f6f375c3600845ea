/** A rectangle, px. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A name that may be written on the map; all in px of the map at its scale. */
export interface Candidate {
  readonly id: string
  readonly x: number
  readonly y: number
  /** Of the text. */
  readonly width: number
  /** Of the country. */
  readonly room: number
  readonly area: number
  /** The country has a marker: its name goes beside that. */
  readonly isMarked: boolean
  /** The bounds of the name. */
  readonly within: Box
}

export interface Label {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly anchor: 'middle' | 'start' | 'end'
}

/** Land, approximated by a rectangle. `id`: its country; '' for land outside the quiz. */
export interface Land extends Box {
  readonly id: string
}

const HEIGHT = 14
const BESIDE = 9
/** From a coast, px. */
const OFF_COAST = 3
/** A name may extend beyond its country's sides by this much. */
const OVERHANG = 1.35

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const holds = (outer: Box, box: Box): boolean =>
  box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom

const boxOf = ({ x, y, anchor }: Label, width: number): Box => {
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'start' ? x : x - width
  return { left: left - 2, right: left + width + 2, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 }
}

/** A possible place for the name. At sea it must not cover other land. */
interface Place extends Label {
  readonly isAtSea: boolean
}

export const hasRoom = ({ width, room }: Candidate): boolean => width <= room * OVERHANG

/** Beside something of this size, to the right first. */
const beside = ({ id, x, y }: Candidate, away: number): Label[] => [
  { id, x: x + away, y, anchor: 'start' },
  { id, x: x - away, y, anchor: 'end' },
]

/** Above and below a marker. */
const overAndUnder = ({ id, x, y }: Candidate): Label[] =>
  [-1, 1].map((side) => ({ id, x, y: y + side * (BESIDE + HEIGHT / 2), anchor: 'middle' }))

/** On the country, beside its marker, or off the coast of an island too large for a marker and too small for its name. */
const placesFor = (candidate: Candidate): Place[] => {
  const { id, x, y, room, isMarked } = candidate
  if (isMarked)
    return [...beside(candidate, BESIDE), ...overAndUnder(candidate)].map((place) => ({
      ...place,
      isAtSea: false,
    }))
  if (hasRoom(candidate)) return [{ id, x, y, anchor: 'middle', isAtSea: false }]
  return beside(candidate, room / 2 + OFF_COAST).map((place) => ({ ...place, isAtSea: true }))
}

/**
 * The names that fit without touching each other or another country's marker, the largest countries' first. `lands`: all
 * land, for names at sea. `covered`: areas under controls.
 */
export const placeLabels = (
  candidates: readonly Candidate[],
  markers: readonly { readonly id: string; readonly x: number; readonly y: number }[],
  lands: readonly Land[] = [],
  covered: readonly Box[] = [],
): Label[] => {
  const labels: Label[] = []
  const taken: Box[] = [...covered]
  const marks = markers.map(({ id, x, y }) => ({ id, left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }))
  for (const candidate of candidates.toSorted((a, b) => b.area - a.area)) {
    const isFree = ({ isAtSea, ...label }: Place): boolean => {
      const box = boxOf(label, candidate.width)
      const isOthers = (part: Land): boolean => part.id !== candidate.id && overlap(box, part)
      return (
        holds(candidate.within, box) &&
        taken.every((other) => !overlap(box, other)) &&
        !marks.some(isOthers) &&
        !(isAtSea && lands.some(isOthers))
      )
    }
    const place = placesFor(candidate).find(isFree)
    if (place === undefined) continue
    const { isAtSea: _, ...label } = place
    labels.push(label)
    taken.push(boxOf(label, candidate.width))
  }
  return labels
}
