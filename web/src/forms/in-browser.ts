import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and during hydration; true from then on. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
