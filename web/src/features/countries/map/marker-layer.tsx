import { memo } from 'react'
import { classNames } from '../../../design/class-names.ts'
import { dotAt } from './dot.ts'
import styles from './drawing.module.css'
import type { CountryLook, CountryMapProps } from './map-props.ts'
import type { Marker } from './targets.ts'

const Dot = memo(({ d, look, isShown }: { d: string; look: CountryLook; isShown: boolean }) => (
  <g className={classNames(styles.marker, styles[look], isShown && styles.shown)}>
    <path className={styles.ring} d={d} />
    <path className={styles.dot} d={d} />
    {look !== 'open' && look !== 'found' && <path className={styles.pip} d={d} />}
  </g>
))

interface MarkerLayerProps {
  readonly markers: readonly Marker[]
  readonly looks: CountryMapProps['looks']
  readonly focusOn: string | null
}

/** Dots on countries too small to be visible. They ignore pointer events: hits are computed. */
export const MarkerLayer = memo(({ markers, looks, focusOn }: MarkerLayerProps) => (
  <g className={styles.markers}>
    {markers.map((marker) => {
      const d = dotAt(marker)
      return (
        <Dot
          key={`${marker.id}${d}`}
          d={d}
          look={looks[marker.id] ?? 'open'}
          isShown={marker.id === focusOn}
        />
      )
    })}
  </g>
))
