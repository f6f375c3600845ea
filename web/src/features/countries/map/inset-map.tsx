import { memo } from 'react'
import { classNames } from '../../../design/class-names.ts'
import styles from './drawing.module.css'
import type { Inset } from './insets.ts'
import type { CountryMapProps } from './map-props.ts'

interface InsetMapProps {
  readonly inset: Inset
  readonly looks: CountryMapProps['looks']
}

/** An enlarged map of small islands, and a frame around the part of the main map that it shows. */
export const InsetMap = memo(({ inset, looks }: InsetMapProps) => {
  const { shown } = inset
  return (
    <g>
      <rect className={styles.shownPart} x={shown.x} y={shown.y} width={shown.width} height={shown.height} />
      <rect className={styles.insetSea} x={inset.x} y={inset.y} width={inset.width} height={inset.height} />
      <path className={styles.graticule} d={inset.graticule} />
      <path className={styles.land} d={inset.land} />
      {[...inset.outlines].map(([id, d]) => (
        <path
          key={id}
          data-place={id}
          className={classNames(styles.country, styles[looks[id] ?? 'open'])}
          d={d}
        />
      ))}
      <path className={styles.edges} d={inset.edges} />
      <rect className={styles.insetFrame} x={inset.x} y={inset.y} width={inset.width} height={inset.height} />
    </g>
  )
})
