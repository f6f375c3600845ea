import { useLocation, useNavigate } from '../../routing/page-router.tsx'

/** The current page of a board, stored in the browser's history: Back returns to the previous page. */
export interface Pages {
  /** The cursor for `readBoard`; null: the first page. */
  readonly after: string | null
  readonly onNext: (next: string) => void
  readonly onPrevious: () => void
}

const turnedOf = (state: unknown): readonly string[] => {
  if (typeof state !== 'object' || state === null || !('after' in state)) return []
  const { after } = state
  return Array.isArray(after) && after.every((key) => typeof key === 'string') ? after : []
}

export const usePages = (): Pages => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const turned = turnedOf(state)
  const turnTo = (after: readonly string[]) => navigate(`${pathname}${search}`, { state: { after } })
  return {
    after: turned.at(-1) ?? null,
    onNext: (next) => turnTo([...turned, next]),
    onPrevious: () => turnTo(turned.slice(0, -1)),
  }
}
