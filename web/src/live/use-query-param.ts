import { useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/**
 * A query parameter that selects something on this screen; null if it is not set, and in the prerendered page, which
 * has no query. `begin.js` hides that page while it is not what the query selects: a new parameter name or screen must
 * be added there.
 */
export const useQueryParam = (name: string): string | null => {
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  return isHydrated ? params.get(name) : null
}
