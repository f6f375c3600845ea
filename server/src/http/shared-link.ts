import { MINUTE } from '@trivium/rules/time'
import { type SharedResult, ShareId } from '@trivium/wire/documents/share'
import { SHARE_CARD_PATH, SHARE_PARAM, sharePath } from '@trivium/wire/shares/share-path'
import type { FastifyRequest } from 'fastify'
import type { Greeting } from '../features/shares/greeting.ts'
import type { Limits } from '../functions/limits.ts'
import { rateLimitKey } from './addresses.ts'
import { escapeHtml } from './escape-html.ts'

export interface SharedLinks {
  readonly greet: (
    id: string,
  ) => Promise<{ readonly result: SharedResult | null; readonly greeting: Greeting }>
  readonly limits: Limits
}

/** What is needed of a request. */
type SharedRequest = Pick<FastifyRequest, 'query' | 'ip' | 'log'>

/** Pages with a shared result, per address; further ones are sent without it. */
const LINKS_OF_ONE_ADDRESS = { calls: 120, per: MINUTE } as const
const ROOT = '<div id="root">'

/** The other player's van, in the other player's colour. */
const VAN =
  '<svg viewBox="-72 -84 156 90" width="52" height="30" aria-hidden="true"><path d="M-62-14V-62a14 14 0 0 1 14-14H18c9 0 15 4 20 11l18 25h4a10 10 0 0 1 10 10v16z" fill="var(--them)"/><path d="M6-64h11c5 0 8 2 11 6l11 18H6zM-48-64h40v24h-40z" fill="var(--surface)"/><g fill="var(--ink)" stroke="var(--surface)" stroke-width="6"><circle cx="-34" cy="-14" r="15"/><circle cx="38" cy="-14" r="15"/></g></svg>'

const asideOf = ({ claim, dare, link }: Greeting): string => {
  const more = link === null ? '' : ` <a href="${escapeHtml(link.to)}">${escapeHtml(link.words)}</a>`
  return `<aside class="greeting" aria-label="Shared result">${VAN}<p><b>${escapeHtml(claim)}</b> ${escapeHtml(dare)}${more}</p></aside>`
}

/** Replaces the content of a meta element, or adds the element. */
const withMeta = (html: string, key: 'name' | 'property', name: string, content: string): string => {
  const element = `<meta ${key}="${name}" content="${escapeHtml(content)}">`
  const present = new RegExp(`<meta ${key}="${name}" content="[^"]*">`)
  return present.test(html)
    ? html.replace(present, () => element)
    : html.replace('</head>', () => `${element}</head>`)
}

/** What social networks show: title, address and picture of this result instead of those of the page. */
const withCard = (html: string, title: string, page: string, picture: string): string => {
  const titled = withMeta(withMeta(html, 'property', 'og:title', title), 'property', 'og:url', page)
  const pictured = withMeta(
    withMeta(titled, 'property', 'og:image', picture),
    'name',
    'twitter:image',
    picture,
  )
  const described = withMeta(
    withMeta(pictured, 'property', 'og:image:alt', title),
    'name',
    'twitter:image:alt',
    title,
  )
  return withMeta(described, 'name', 'twitter:card', 'summary_large_image')
}

/**
 * The page behind a shared link: it greets with the result, and has its own picture for social networks. Every other
 * page stays as it is. `origin`: the server's address, if it is known.
 */
export const withSharedResult = async (
  request: SharedRequest,
  html: string,
  origin: string | null,
  { greet, limits }: SharedLinks,
): Promise<string> => {
  const id = ShareId.safeParse((request.query as Record<string, unknown>)[SHARE_PARAM])
  if (!id.success) return html
  if (limits.take('shared links for', rateLimitKey(request.ip), LINKS_OF_ONE_ADDRESS) !== null) return html
  try {
    const { result, greeting } = await greet(id.data)
    const greeted = html.replace(ROOT, () => asideOf(greeting) + ROOT)
    if (result === null || origin === null) return greeted
    const picture = `${origin}${SHARE_CARD_PATH}${id.data}.png`
    return withCard(
      greeted,
      `${greeting.claim} ${greeting.dare}`,
      origin + sharePath(result, id.data),
      picture,
    )
  } catch (error) {
    request.log.error({ err: error }, 'a page is sent without its shared result')
    return html
  }
}
