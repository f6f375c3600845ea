import { memo, useMemo } from 'react'
import styles from './drawing.module.css'
import type { Drawing } from './drawing.ts'
import { labelsOn, type Named, SIZE } from './labels-on.ts'
import type { CountryMapProps } from './map-props.ts'
import type { View } from './use-view.ts'

interface LabelLayerProps extends Named {
  readonly drawing: Drawing
  readonly view: View
  readonly shown: CountryMapProps['labels']
}

/** The names of closed countries, as many as fit while the map is at rest. */
export const LabelLayer = memo(({ drawing, view, markers, looks, nameOf, shown }: LabelLayerProps) => {
  const { resting, size } = view
  const scale = resting?.k ?? 0
  const names = useMemo(
    () =>
      shown === 'none' || resting === null
        ? []
        : labelsOn(drawing, { looks, nameOf, markers }, resting, size),
    [drawing, markers, looks, nameOf, shown, resting, size],
  )
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: labels are visual; screen readers get the countries themselves
    <g aria-hidden="true" className={styles.labels} fontSize={SIZE / (scale || 1)}>
      {names.map(({ id, x, y, anchor }) => (
        <text key={`${id} ${x}`} x={x / scale} y={y / scale} textAnchor={anchor}>
          {nameOf(id)}
        </text>
      ))}
    </g>
  )
})
