import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and while React meets it; true from then on. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
