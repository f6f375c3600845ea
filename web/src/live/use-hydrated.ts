import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page meets its prerendered text, which knows nothing of the visitor nor of the address's query. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
