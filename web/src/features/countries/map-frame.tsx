import { memo, useEffect, useState } from 'react'
import { Failed } from '../../design/list-state.tsx'
import type { CountryMapProps } from './map/map-props.ts'
import { loadWorld } from './map/world-file.ts'
import styles from './map-frame.module.css'

type MapModule = typeof import('./map/country-map.tsx')

let loading: Promise<MapModule> | null = null

/** Loads the map and the code that draws it, in parallel. Only a failed load is repeated. */
const loadMap = (): Promise<MapModule> => {
  // The drawing code waits for the same map, and reports its failure.
  loadWorld().catch(() => {})
  loading ??= import('./map/country-map.tsx').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

interface Loaded {
  readonly module: MapModule | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

const useMap = (): Loaded => {
  const [module, setModule] = useState<MapModule | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    let isGone = false
    setFailed(false)
    loadMap().then(
      (loaded) => !isGone && setModule(loaded),
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [tries])
  return { module, hasFailed, retry: () => setTries((before) => before + 1) }
}

/** The map, as large as its container; plain sea until it loads. Memoised: most keys do not change it. */
export const MapFrame = memo((props: CountryMapProps) => {
  const { module, hasFailed, retry } = useMap()
  return (
    <div className={styles.frame}>
      {module !== null ? (
        <module.CountryMap {...props} />
      ) : hasFailed ? (
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
