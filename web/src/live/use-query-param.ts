import { useHydrated } from '../design/use-hydrated.ts'
import { useSearchParams } from '../routing/page-router.tsx'

/**
 * A query parameter that selects something on this screen; null if it is not set, and in the prerendered
 * page, which has no query. `begin.js` hides that page until the selection is shown. `wire/src/modes` names
 * the parameter of each page.
 */
export const useQueryParam = (name: string): string | null => {
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  return isHydrated ? params.get(name) : null
}
