import { useHydrated } from '../../../design/use-hydrated.ts'
import { useLocation } from '../../../routing/page-router.tsx'

const HOME = '/'
/** A stand-in for our own origin: paths that lead elsewhere are ignored. */
const OWN = 'https://own.invalid'
/** Returning to one of these would be pointless. */
const SIGN_IN_PATHS = ['/register', '/login', '/reset-password']

/** The target of `?from=`: a path on our own site, else home. Anyone can write such a link, so it is checked. */
export const returnPath = (search: string): string => {
  const from = new URLSearchParams(search).get('from')
  if (from === null || !URL.canParse(from, OWN)) return HOME
  const { origin, pathname, search: query, hash } = new URL(from, OWN)
  const isOwn = from.startsWith('/') && origin === OWN && !pathname.startsWith('//')
  return isOwn && !SIGN_IN_PATHS.includes(pathname) ? `${pathname}${query}${hash}` : HOME
}

/** The same for the current address; home during hydration. */
export const useReturnPath = (): string => {
  const { search } = useLocation()
  return useHydrated() ? returnPath(search) : HOME
}

/** The address of a sign-in screen with the return path. */
export const signInPath = (entrance: '/register' | '/login', from: string): string =>
  from === HOME ? entrance : `${entrance}?from=${encodeURIComponent(from)}`
