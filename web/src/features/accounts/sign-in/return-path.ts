import { useLocation } from 'react-router'
import { useInBrowser } from '../../../forms/in-browser.ts'

const HOME = '/'
/** Stands for our own site: whatever leads away from it is not followed. */
const OWN = 'https://own.invalid'
/** Coming back to one of these would lead nowhere. */
const ENTRANCES = ['/register', '/login', '/reset-password']

/** Where `?from=` leads: a path of our own site, else home. It may come from a link that somebody else has made. */
export const returnPath = (search: string): string => {
  const from = new URLSearchParams(search).get('from')
  if (from === null || !URL.canParse(from, OWN)) return HOME
  const { origin, pathname, search: query, hash } = new URL(from, OWN)
  const isOwn = from.startsWith('/') && origin === OWN && !pathname.startsWith('//')
  return isOwn && !ENTRANCES.includes(pathname) ? `${pathname}${query}${hash}` : HOME
}

/** The same, for the screen's own address; home while the prerendered page is met. */
export const useReturnPath = (): string => {
  const { search } = useLocation()
  return useInBrowser() ? returnPath(search) : HOME
}

/** An entrance's address that remembers the way back. */
export const signInPath = (entrance: '/register' | '/login', from: string): string =>
  from === HOME ? entrance : `${entrance}?from=${encodeURIComponent(from)}`
