import { memo } from 'react'
import { Failed } from '../../design/list-state.tsx'
import type { CountryMapProps } from './map/map-props.ts'
import { loadOnce, useLoaded } from './map/use-loaded.ts'
import { loadWorld } from './map/world-file.ts'
import styles from './map-frame.module.css'

/** Loads the map and the code that draws it, in parallel. */
const loadMap = loadOnce(() => {
  // The drawing code waits for the same map, and reports its failure.
  loadWorld().catch(() => {})
  return import('./map/country-map.tsx')
})

/** The map, as large as its container; plain sea until it loads. Memoised: most keys do not change it. */
export const MapFrame = memo((props: CountryMapProps) => {
  const { state, retry } = useLoaded(loadMap)
  return (
    <div className={styles.frame}>
      {state.name === 'loaded' ? (
        <state.part.CountryMap {...props} />
      ) : state.name === 'failed' ? (
        <div className={styles.failed}>
          <Failed
            message="The map did not load. Nothing is lost: try again, or play from the list."
            onRetry={retry}
          />
        </div>
      ) : (
        <div className={styles.loading} role="status" aria-label="Loading the map" />
      )}
    </div>
  )
})
