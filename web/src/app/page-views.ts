import type { PageView } from '@trivium/wire/page-views'
import type { createBrowserRouter } from 'react-router'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

const PATH = '/api/view'
/** Phones are narrower than this, tablets than that, px. */
const TABLET = 600
const DESKTOP = 1024

/** Do Not Track, or Global Privacy Control. */
const wantsNot = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true

const deviceOf = (width: number): PageView['device'] =>
  width < TABLET ? 'phone' : width < DESKTOP ? 'tablet' : 'desktop'

/** The host of the page that led here, not its address; '' for none, and for this site. */
const hostOf = (referrer: string): string => {
  const host = URL.canParse(referrer) ? new URL(referrer).host : ''
  return host === location.host ? '' : host
}

/** Says once at the start, and after each change of page, that a page is looked at. Admins' pages are not counted. */
export const countViews = ({ state, subscribe }: Router): void => {
  if (wantsNot()) return
  let last = ''
  const look = ({ location: { pathname }, matches, navigation }: Router['state']) => {
    if (navigation.state !== 'idle' || pathname === last) return
    const source = last === '' ? hostOf(document.referrer) : ''
    last = pathname
    const page = matches.at(-1)?.route.path ?? '*'
    if (page.startsWith('/admin')) return
    const view = { page, source, device: deviceOf(innerWidth) }
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(view)], { type: 'application/json' }))
  }
  look(state)
  subscribe(look)
}
