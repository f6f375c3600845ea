import { memo, useMemo } from 'react'
import styles from './drawing.module.css'
import type { Drawing } from './drawing.ts'
import type { Inset } from './insets.ts'
import { type Box, type Candidate, placed } from './labels.ts'
import type { CountryMapProps } from './map-props.ts'
import type { Marker, Target } from './targets.ts'
import { textWidth } from './text-width.ts'
import type { View } from './use-view.ts'

interface LabelLayerProps extends Pick<CountryMapProps, 'looks' | 'nameOf'> {
  readonly drawing: Drawing
  readonly view: View
  readonly markers: readonly Marker[]
  readonly shown: CountryMapProps['labels']
}

const SIZE = 12

type Named = Pick<LabelLayerProps, 'looks' | 'nameOf' | 'markers'>

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

/** The part of the map that the window shows, px of the map at its scale. */
const windowOn = ({ resting, size }: View): Box => {
  const [x, y] = [resting?.x ?? 0, resting?.y ?? 0]
  return { left: -x, top: -y, right: size.width - x, bottom: size.height - y }
}

const scaled = ({ x, y, width, height }: Inset, scale: number): Box => ({
  left: x * scale,
  top: y * scale,
  right: (x + width) * scale,
  bottom: (y + height) * scale,
})

/** The names of what is closed, where there is room for them now that the map rests. */
export const LabelLayer = memo(({ drawing, view, markers, looks, nameOf, shown }: LabelLayerProps) => {
  const scale = view.resting?.k ?? 0
  const names = useMemo(() => {
    if (shown === 'none' || scale === 0) return []
    const named = { looks, nameOf, markers }
    const candidates = [
      ...drawing.insets.flatMap((inset) => candidatesOf(inset.targets, named, scale, scaled(inset, scale))),
      ...candidatesOf(drawing.targets, named, scale, windowOn(view)),
    ]
    const marks = markers.map(({ id, x, y }) => ({ id, x: x * scale, y: y * scale }))
    return placed(candidates, marks)
  }, [drawing, markers, looks, nameOf, shown, scale, view])
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: letters on a drawing; the countries themselves are heard
    <g aria-hidden="true" className={styles.labels} fontSize={SIZE / (scale || 1)}>
      {names.map(({ id, x, y, anchor }) => (
        <text key={`${id} ${x}`} x={x / scale} y={y / scale} textAnchor={anchor}>
          {nameOf(id)}
        </text>
      ))}
    </g>
  )
})
