import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { Location, NavigationType, To } from './location.ts'
import type { PageHistory, Visit } from './page-history.ts'

const HistoryContext = createContext<PageHistory | null>(null)
const VisitContext = createContext<Visit | null>(null)

/** Null in a prerendered page. */
export const usePageHistory = (): PageHistory | null => useContext(HistoryContext)

const useVisit = (): Visit => {
  const visit = useContext(VisitContext)
  if (visit === null) throw new Error('A page needs a router around it.')
  return visit
}

/** The address of the screen that is shown. */
export const useLocation = (): Location => useVisit().location

/** How the player came to that address. */
export const useNavigationType = (): NavigationType => useVisit().action

export interface NavigateOptions {
  /** The page takes the place of the current one in the browser's history. */
  readonly replace?: boolean | undefined
  /** Kept with the address. */
  readonly state?: unknown
}

/** Goes to an address, or by a number of pages through the history. Always the same function. */
export const useNavigate = (): ((to: To | number, options?: NavigateOptions) => void) => {
  const history = usePageHistory()
  return useCallback(
    (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') history?.go(to)
      else if (replace) history?.replace(to, state)
      else history?.push(to, state)
    },
    [history],
  )
}

type ChangeParams = (
  next: Readonly<Record<string, string>> | ((before: URLSearchParams) => URLSearchParams),
  options?: NavigateOptions,
) => void

/** The parameters of the query, and a function that goes to the same path with others. */
export const useSearchParams = (): readonly [URLSearchParams, ChangeParams] => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const change: ChangeParams = useCallback(
    (next, options) => {
      const after = typeof next === 'function' ? next(params) : new URLSearchParams(next)
      navigate({ search: after.size === 0 ? '' : `?${after}` }, options)
    },
    [navigate, params],
  )
  return [params, change]
}

/** The page's history for everything inside. The current screen stays until the next one has loaded. */
export const PageRouter = ({ history, children }: { history: PageHistory; children: ReactNode }) => {
  const [visit, setVisit] = useState(history.visit)
  useLayoutEffect(() => {
    const show = () => startTransition(() => setVisit(history.visit))
    show()
    return history.listen(show)
  }, [history])
  useEffect(() => history.show(visit.location), [history, visit])
  return (
    <HistoryContext value={history}>
      <VisitContext value={visit}>{children}</VisitContext>
    </HistoryContext>
  )
}

/** A page that stays at its path, for prerendering. Links are links; nothing navigates. */
export const StaticRouter = ({ pathname, children }: { pathname: string; children: ReactNode }) => {
  const location = { pathname, search: '', hash: '', state: null, key: 'default' }
  return <VisitContext value={{ location, action: 'POP' }}>{children}</VisitContext>
}
