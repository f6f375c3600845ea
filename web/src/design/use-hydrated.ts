import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False during hydration: the prerendered page knows neither the visitor nor the query. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
