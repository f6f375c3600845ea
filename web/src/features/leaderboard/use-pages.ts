import { useLocation, useNavigate } from 'react-router'

/** The page of a board that is looked at, kept by the browser's history: Back goes to the page before. */
export interface Pages {
  /** What `readBoard` is asked to go on after; null: the first page. */
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
