import { createContext, type ReactNode, useContext } from 'react'
import { parse } from 'regexparam'
import { useLocation } from './page-router.tsx'

/** The parts of the address that a route's pattern names; '*' is the rest of it. */
export type Params = Readonly<Record<string, string | undefined>>

/** What is shown at addresses of a pattern: '/profile/:username', '/admin/*', '*'. */
export interface Route {
  readonly path: string
  readonly element: ReactNode
}

interface Matcher {
  readonly keys: readonly string[]
  readonly pattern: RegExp
}

/** '/admin/*' includes '/admin'. */
const matcherOf = (path: string): Matcher => parse(path.replace(/\*$/, '*?'))

const matchers = new Map<string, Matcher>()

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    // Not a valid encoding: taken as it is.
    return part
  }
}

/** The parts that the pattern names; null if the address does not match it. */
export const matchPath = (path: string, pathname: string): Params | null => {
  const { keys, pattern } = matchers.get(path) ?? matcherOf(path)
  matchers.set(path, { keys, pattern })
  const parts = pattern.exec(pathname)
  if (parts === null) return null
  return Object.fromEntries(keys.map((key, i) => [key, decoded(parts[i + 1] ?? '')]))
}

const ParamsContext = createContext<Params>({})

/** The parts that the current route's pattern names. */
export const useParams = (): Params => useContext(ParamsContext)

/** The first route that matches the address; nothing if none does. */
export const Routes = ({ routes }: { routes: readonly Route[] }) => {
  const { pathname } = useLocation()
  for (const { path, element } of routes) {
    const params = matchPath(path, pathname)
    if (params !== null) return <ParamsContext value={params}>{element}</ParamsContext>
  }
  return null
}
