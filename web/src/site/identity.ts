import { SITE_MARKS } from '@trivium/wire/public-pages'
import { DEFAULT_SITE_NAME, SITE_META } from '@trivium/wire/site/names'

/** While pages are prerendered nobody knows whose site it will be: the server fills in the marks. */
const isPrerendering = import.meta.env.SSR && typeof document === 'undefined'

/** What the server has written into the head of this page. */
export const said = (name: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content

/** What this site is called, as the page came with it. */
export const SITE_NAME = isPrerendering ? SITE_MARKS.name : (said(SITE_META.name) ?? DEFAULT_SITE_NAME)

/** What the operator says to whoever comes to the home page, if anything. */
export const WELCOME = said(SITE_META.welcome)

/** The title of a page: its own name, then the site's. */
export const titled = (page: string): string => `${page} · ${SITE_NAME}`
