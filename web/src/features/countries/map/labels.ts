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
  /** The country has a marker: its name stands beside that. */
  readonly isMarked: boolean
  /** What the name has to stay in. */
  readonly within: Box
}

export interface Label {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly anchor: 'middle' | 'start' | 'end'
}

const HEIGHT = 14
const BESIDE = 9
/** A name may reach over its country's sides by this much. */
const OVERHANG = 1.35

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const holds = (outer: Box, box: Box): boolean =>
  box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom

const boxOf = ({ x, y, anchor }: Label, width: number): Box => {
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'start' ? x : x - width
  return { left: left - 2, right: left + width + 2, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 }
}

/** Where the name may stand: on its country, or beside its marker, to the right before the left. */
const placesFor = ({ id, x, y, width, room, isMarked }: Candidate): Label[] => {
  if (isMarked)
    return [
      { id, x: x + BESIDE, y, anchor: 'start' },
      { id, x: x - BESIDE, y, anchor: 'end' },
    ]
  return width <= room * OVERHANG ? [{ id, x, y, anchor: 'middle' }] : []
}

/** The names that fit without meeting each other or a marker of another country, the largest countries' first. */
export const placed = (
  candidates: readonly Candidate[],
  markers: readonly { readonly id: string; readonly x: number; readonly y: number }[],
): Label[] => {
  const labels: Label[] = []
  const taken: Box[] = []
  const marks = markers.map(({ id, x, y }) => ({ id, left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }))
  for (const candidate of candidates.toSorted((a, b) => b.area - a.area)) {
    const isFree = (label: Label): boolean => {
      const box = boxOf(label, candidate.width)
      return (
        holds(candidate.within, box) &&
        taken.every((other) => !overlap(box, other)) &&
        marks.every((mark) => mark.id === candidate.id || !overlap(box, mark))
      )
    }
    const label = placesFor(candidate).find(isFree)
    if (label === undefined) continue
    labels.push(label)
    taken.push(boxOf(label, candidate.width))
  }
  return labels
}
