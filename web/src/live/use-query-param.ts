import { useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/**
 * What the address's query chooses for this screen; null where it chooses nothing, and in the prerendered page, which
 * knows nothing of it. `begin.js` keeps that page out of sight where it is not what the query chooses: whoever asks for
 * another name, or on another screen, tells it.
 */
export const useQueryParam = (name: string): string | null => {
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  return isHydrated ? params.get(name) : null
}
