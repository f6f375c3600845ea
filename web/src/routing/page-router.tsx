import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { Router } from 'react-router'
import type { PageHistory } from './page-history.ts'

const HistoryContext = createContext<PageHistory | null>(null)

/** Null in a prerendered page. */
export const usePageHistory = (): PageHistory | null => useContext(HistoryContext)

/** React Router on the page's history. The current screen stays until the next one has loaded. */
export const PageRouter = ({ history, children }: { history: PageHistory; children: ReactNode }) => {
  const [{ location, action }, setVisit] = useState(history.visit)
  useLayoutEffect(() => {
    const show = () => startTransition(() => setVisit(history.visit))
    show()
    return history.listen(show)
  }, [history])
  useEffect(() => history.show(location), [history, location])
  return (
    <HistoryContext value={history}>
      <Router navigator={history} location={location} navigationType={action}>
        {children}
      </Router>
    </HistoryContext>
  )
}
