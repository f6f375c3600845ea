import { LOGO_FILE, LOGO_PATH } from '@trivium/wire/site/identity'
import type { FastifyInstance } from 'fastify'
import type { SiteValues } from '../site/queries.ts'
import { siteStyle } from '../site/style.ts'
import { sendText } from './public-files.ts'
import { STYLE_PATH, styleVersion } from './site-pages.ts'

export interface SiteAssetsDependencies {
  readonly identity: () => SiteValues
  /** Any logo that was ever uploaded, by file name; null if unknown. */
  readonly logoNamed: (file: string) => Promise<Buffer | null>
}

/** Its name is derived from its content. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** A picture that is opened directly runs no scripts and loads nothing. */
const POLICY = "sandbox; default-src 'none'"

/** `GET /site.css`, the operator's changes to the look, and `GET /site-logo/{file}`. */
export const siteAssets = (
  server: FastifyInstance,
  { identity, logoNamed }: SiteAssetsDependencies,
): void => {
  server.get<{ Querystring: { v?: string } }>(STYLE_PATH, (request, reply) => {
    const style = siteStyle(identity())
    if (request.query.v !== styleVersion(style))
      return sendText(request, reply, style, 'text/css; charset=utf-8')
    return reply.header('cache-control', FOR_GOOD).type('text/css; charset=utf-8').send(style)
  })

  server.get<{ Params: { file: string } }>(`${LOGO_PATH}:file`, async (request, reply) => {
    const { file } = request.params
    const bytes = LOGO_FILE.test(file) ? await logoNamed(file) : null
    if (bytes === null)
      return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    return reply
      .header('cache-control', FOR_GOOD)
      .header('content-security-policy', POLICY)
      .type(file.endsWith('.png') ? 'image/png' : 'image/webp')
      .send(bytes)
  })
}
