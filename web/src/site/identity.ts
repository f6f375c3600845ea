import { SITE_MARKS } from '@trivium/wire/public-pages'
import { DEFAULT_SITE_NAME, SITE_META } from '@trivium/wire/site/names'

/** Prerendered pages contain placeholders, which the server replaces with the site's data. */
const isPrerendering = import.meta.env.SSR && typeof document === 'undefined'

/** The site's data from the head of this page. */
export const siteMeta = (name: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content

/** The site's name, as delivered with the page. */
export const SITE_NAME = isPrerendering ? SITE_MARKS.name : (siteMeta(SITE_META.name) ?? DEFAULT_SITE_NAME)

/** The operator's message on the home page, if any. */
export const WELCOME = siteMeta(SITE_META.welcome)

/** The title of a page: its own name, then the site's. */
export const titled = (page: string): string => `${page} · ${SITE_NAME}`
