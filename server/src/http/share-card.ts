import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MINUTE } from '@trivium/rules/time'
import { type SharedResult, ShareId } from '@trivium/wire/documents/share'
import { CARDS } from '@trivium/wire/public-pages'
import { refused } from '@trivium/wire/refusals'
import { svgOf } from '@trivium/wire/shares/card/drawing'
import { wideCard } from '@trivium/wire/shares/card/wide'
import { SHARE_CARD_PATH } from '@trivium/wire/shares/share-path'
import { DEFAULT_SITE_NAME } from '@trivium/wire/site/names'
import type { FastifyInstance } from 'fastify'
import { cardPictures, drawWithFonts } from '../features/shares/card-pictures.ts'
import type { Limits } from '../functions/limits.ts'
import type { SiteValues } from '../site/queries.ts'
import { rateLimitKey } from './addresses.ts'
import { sendRefusal } from './send-refusal.ts'

export interface ShareCardDependencies {
  /** Null if there is nothing to show. */
  readonly find: (id: string) => Promise<SharedResult | null>
  readonly limits: Limits
  readonly identity: () => SiteValues
  /** The built web app, which has the fonts. */
  readonly dist: string
}

/** Per address; a network that fetches pictures for many people has few addresses. */
const CARDS_OF_ONE_ADDRESS = { calls: 120, per: MINUTE } as const
/** s */
const BUSY_FOR = 5
/** Names can change, so a picture is not cached for long. */
const CACHED = 'public, max-age=3600'
const POLICY = "sandbox; default-src 'none'"

const siteOf = ({ name, logo }: SiteValues) => ({
  name: name ?? DEFAULT_SITE_NAME,
  isOwn: name !== null || logo !== null,
})

/** `GET /share-card/{id}.png`: the picture that social networks show for a shared result. */
export const shareCards = (
  server: FastifyInstance,
  { find, limits, identity, dist }: ShareCardDependencies,
): void => {
  const fonts = join(dist, CARDS.fonts)
  if (!existsSync(fonts)) return
  const picture = cardPictures(drawWithFonts(fonts))
  server.get<{ Params: { file: string } }>(`${SHARE_CARD_PATH}:file`, async (request, reply) => {
    const flood = limits.take('share cards for', rateLimitKey(request.ip), CARDS_OF_ONE_ADDRESS)
    if (flood !== null) return sendRefusal(reply, refused('too-many-calls', { retryAfter: flood }))
    const id = ShareId.safeParse(request.params.file.replace(/\.png$/, ''))
    const result = id.success ? await find(id.data) : null
    if (result === null)
      return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    const png = await picture(svgOf(wideCard(result, siteOf(identity()))))
    if (png === null) return sendRefusal(reply.header('retry-after', BUSY_FOR), refused('busy'))
    return reply
      .header('cache-control', CACHED)
      .header('content-security-policy', POLICY)
      .type('image/png')
      .send(png)
  })
}
