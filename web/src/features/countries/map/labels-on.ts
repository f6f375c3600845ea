import type { ZoomTransform } from 'd3-zoom'
import type { Drawing } from './drawing.ts'
import type { Inset } from './insets.ts'
import { type Box, type Candidate, hasRoom, type Label, type Land, placeLabels } from './labels.ts'
import type { CountryMapProps } from './map-props.ts'
import type { Marker, Target } from './targets.ts'
import { textWidth } from './text-width.ts'
import type { Size } from './view.ts'

/** Height of the letters, px. */
export const SIZE = 12

export interface Named extends Pick<CountryMapProps, 'looks' | 'nameOf'> {
  readonly markers: readonly Marker[]
}

const candidatesOf = (
  targets: readonly Target[],
  { looks, nameOf, markers }: Named,
  scale: number,
  within: Box,
): Candidate[] =>
  targets.flatMap(({ id, spots: [spot] }): Candidate[] => {
    if (spot === undefined || (looks[id] ?? 'open') === 'open') return []
    const at = { x: spot.x * scale, y: spot.y * scale }
    const isMarked = markers.some((marker) => marker.id === id && marker.x === spot.x && marker.y === spot.y)
    const [width, room] = [textWidth(nameOf(id), SIZE), spot.width * scale]
    return [{ id, ...at, width, room, area: spot.area, isMarked, within }]
  })

/** The visible part of the map, px of the map at its scale. */
const windowOn = ({ x, y }: ZoomTransform, { width, height }: Size): Box => ({
  left: -x,
  top: -y,
  right: width - x,
  bottom: height - y,
})

const scaled = ({ x, y, width, height }: Inset, scale: number): Box => ({
  left: x * scale,
  top: y * scale,
  right: (x + width) * scale,
  bottom: (y + height) * scale,
})

/** The part of all land that is in the window, px. */
const landsIn = ({ landBoxes }: Drawing, scale: number, seen: Box): Land[] =>
  landBoxes.flatMap(({ id, left, right, top, bottom }) => {
    const isOut =
      left * scale > seen.right ||
      right * scale < seen.left ||
      top * scale > seen.bottom ||
      bottom * scale < seen.top
    if (isOut) return []
    return [{ id, left: left * scale, right: right * scale, top: top * scale, bottom: bottom * scale }]
  })

/** The buttons in the window's lower right corner, px. */
const CONTROLS = { width: 56, height: 146 }

const underControls = ({ right, bottom }: Box): Box => ({
  left: right - CONTROLS.width,
  top: bottom - CONTROLS.height,
  right,
  bottom,
})

/** A country named in an inset has no second label beside its specks on the main map. */
const hasOwnName = ({ insets }: Drawing) => {
  const inInsets = new Set(insets.flatMap(({ targets }) => targets.map(({ id }) => id)))
  return (candidate: Candidate): boolean =>
    !inInsets.has(candidate.id) || candidate.isMarked || hasRoom(candidate)
}

/** The labels of a map at rest; places in px of the map at its scale. */
export const labelsOn = (drawing: Drawing, named: Named, resting: ZoomTransform, size: Size): Label[] => {
  const { k: scale } = resting
  const seen = windowOn(resting, size)
  const candidates = [
    ...drawing.insets.flatMap((inset) => candidatesOf(inset.targets, named, scale, scaled(inset, scale))),
    ...candidatesOf(drawing.targets, named, scale, seen).filter(hasOwnName(drawing)),
  ]
  const marks = named.markers.map(({ id, x, y }) => ({ id, x: x * scale, y: y * scale }))
  return placeLabels(candidates, marks, landsIn(drawing, scale, seen), [underControls(seen)])
}
