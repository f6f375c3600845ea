import { Failed } from '../../../design/list-state.tsx'
import styles from './country-map.module.css'
import { DrawnMap } from './drawn-map.tsx'
import type { CountryMapProps } from './map-props.ts'
import { useLoaded } from './use-loaded.ts'
import { loadWorld } from './world-file.ts'

// An early request: the code that needs the map reports its failure.
loadWorld().catch(() => undefined)

/** The map of a quiz, for viewing only unless `onChoose` is given. Fills its container. */
export const CountryMap = (props: CountryMapProps) => {
  const { state, retry } = useLoaded(loadWorld)
  if (state.name === 'loaded') return <DrawnMap key={props.region} world={state.part} {...props} />
  return (
    <div className={styles.map}>
      {state.name === 'failed' ? (
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
}
