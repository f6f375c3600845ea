import { createHash } from 'node:crypto'
import { CARDS, MANIFEST_PATH, SITE_MARKS } from '@trivium/wire/public-pages'
import { accentOf } from '@trivium/wire/site/accent'
import { LOGO_PATH } from '@trivium/wire/site/identity'
import { DEFAULT_SITE_NAME, SITE_META } from '@trivium/wire/site/names'
import { hexOf } from '@trivium/wire/site/oklch'
import type { SiteValues } from '../site/queries.ts'
import { siteStyle } from '../site/style.ts'
import { escapeHtml } from './escape-html.ts'

export const STYLE_PATH = '/site.css'

/** Changes with the style sheet, so that a page never uses an outdated one. */
export const styleVersion = (style: string): string =>
  createHash('sha256').update(style).digest('base64url').slice(0, 12)

const { icons, welcome } = SITE_MARKS
const ICONS = new RegExp(`${icons.begin}.*?${icons.end}`, 'gs')
const ICON_MARKS = new RegExp(`${icons.begin}|${icons.end}`, 'g')
const WELCOME = new RegExp(`${welcome.begin}.*?${welcome.end}`, 'gs')
const WELCOME_MARKS = new RegExp(`${welcome.begin}|${welcome.end}`, 'g')

const meta = (name: string, content: string | null): string =>
  content === null ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`

const typeOf = (logo: string): string => (logo.endsWith('.png') ? 'image/png' : 'image/webp')

const headOf = (site: SiteValues): string => {
  const style = siteStyle(site)
  const link = style === '' ? '' : `<link rel="stylesheet" href="${STYLE_PATH}?v=${styleVersion(style)}">`
  const registration = site.registration === 'open' ? null : site.registration
  return (
    meta(SITE_META.name, site.name) +
    meta(SITE_META.welcome, site.welcome) +
    meta(SITE_META.registration, registration) +
    link
  )
}

const withIcons = (html: string, logo: string | null): string =>
  logo === null
    ? html.replace(ICON_MARKS, '')
    : html.replace(
        ICONS,
        `<link rel="icon" href="${LOGO_PATH}${logo}" type="${typeOf(logo)}"><link rel="apple-touch-icon" href="${LOGO_PATH}${logo}">`,
      )

const withWelcome = (html: string, line: string | null): string =>
  line === null
    ? html.replace(WELCOME, '')
    : html.replace(WELCOME_MARKS, '').replaceAll(welcome.text, () => escapeHtml(line))

/** A JSON string's text, escaped for a page. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

/** A built page with the site's own name, look and welcome line, or the product's defaults. */
const pageOf = (built: string, identity: SiteValues): string => {
  const name = identity.name ?? DEFAULT_SITE_NAME
  const isOwn = identity.name !== null || identity.logo !== null
  const html = withWelcome(withIcons(built, identity.logo), identity.welcome)
    .replace(SITE_MARKS.head, () => headOf(identity))
    .replaceAll(SITE_MARKS.nameInJson, () => inJson(name))
    .replaceAll(SITE_MARKS.name, () => escapeHtml(name))
  return isOwn ? html.replaceAll(CARDS.folder, CARDS.unsigned) : html
}

const manifestOf = (built: string, { name, accent, logo }: SiteValues): string => {
  const manifest = JSON.parse(built) as Record<string, unknown>
  return JSON.stringify(
    {
      ...manifest,
      ...(name !== null && { name, short_name: name }),
      ...(accent !== null && { theme_color: hexOf(accentOf(accent).green[0]) }),
      ...(logo !== null && { icons: [{ src: LOGO_PATH + logo, sizes: 'any', type: typeOf(logo) }] }),
    },
    null,
    2,
  )
}

const HTML_TAG = '<html lang="en"'

/** If registration is restricted, the prerendered form is hidden until the app decides what to show. */
const registerPageOf = (built: string, site: SiteValues): string => {
  const page = pageOf(built, site)
  return site.registration === 'open' ? page : page.replace(HTML_TAG, `${HTML_TAG} data-elsewhere="true"`)
}

const MAKERS: Readonly<Record<string, typeof pageOf>> = {
  [MANIFEST_PATH]: manifestOf,
  '/register': registerPageOf,
}

/** A built file as this site sends it, rebuilt when the site's settings change. */
export const customisedFile = (path: string, built: string, identity: () => SiteValues): (() => string) => {
  const make = MAKERS[path] ?? pageOf
  let made: { readonly of: SiteValues; readonly text: string } | null = null
  return () => {
    const now = identity()
    if (made?.of !== now) made = { of: now, text: make(built, now) }
    return made.text
  }
}
