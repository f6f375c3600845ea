import type { PageView } from '@trivium/wire/page-views'
import type { PageHistory } from '../routing/page-history.ts'
import { routeAt } from './routes.tsx'

const PATH = '/api/view'
/** px: phones are narrower than the first, tablets than the second. */
const TABLET = 600
const DESKTOP = 1024

/** Do Not Track, or Global Privacy Control. */
const refusesTracking = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true

const deviceOf = (width: number): PageView['device'] =>
  width < TABLET ? 'phone' : width < DESKTOP ? 'tablet' : 'desktop'

/** The host of the referrer, not its address; '' if there is none or it is this site. */
const hostOf = (referrer: string): string => {
  const host = URL.canParse(referrer) ? new URL(referrer).host : ''
  return host === location.host ? '' : host
}

/** Reports a page view at the start and after each change of page. Admin pages are not counted. */
export const countViews = (pages: Pick<PageHistory, 'visit' | 'listen'>): void => {
  if (refusesTracking()) return
  let last = ''
  const report = () => {
    const { pathname } = pages.visit.location
    if (pathname === last) return
    const source = last === '' ? hostOf(document.referrer) : ''
    last = pathname
    const page = routeAt(pathname).path
    if (page.startsWith('/admin')) return
    const view = { page, source, device: deviceOf(innerWidth) }
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(view)], { type: 'application/json' }))
  }
  report()
  pages.listen(report)
}
