import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a prerendered page and during hydration, when neither the visitor nor the query is known; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
