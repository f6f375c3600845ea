import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublicFile } from '@trivium/wire/public-pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SiteValues } from '../site/queries.ts'
import { type OriginHints, originOf } from './origin.ts'
import { type Operator, readPublicList, sendText, withOperator, withOrigin } from './public-files.ts'
import { type SharedLinks, withSharedResult } from './shared-link.ts'
import { customisedFile } from './site-pages.ts'
import { type Teaser, wantsTeaser, withTeaser } from './teaser.ts'

export interface PublicSite extends OriginHints {
  readonly operator: Operator
  /** The site's name and look; the same object until something changes. */
  readonly identity: () => SiteValues
  /** Today's first question; null if there is none. */
  readonly teaser: () => Promise<Teaser | null>
  readonly shares: SharedLinks
}

/** If this fails, the page is shown without the question and the failure is logged. */
const teaserFor = async (request: FastifyRequest, site: PublicSite): Promise<Teaser | null> => {
  try {
    return await site.teaser()
  } catch (error) {
    request.log.error({ err: error }, 'the home page is sent without its question')
    return null
  }
}

const servePage = (
  server: FastifyInstance,
  { path, type, needsOrigin }: PublicFile,
  built: string,
  site: PublicSite,
) => {
  const current = customisedFile(path, built, site.identity)
  server.get(path, async (request, reply) => {
    const origin = originOf(request, site)
    if (needsOrigin === true && origin === null)
      return reply
        .status(404)
        .type('text/plain')
        .send('Not found: this server does not know its address (PUBLIC_URL).')
    const page = withOrigin(current(), origin)
    const text = wantsTeaser(page) ? withTeaser(page, await teaserFor(request, site)) : page
    return sendText(request, reply, await withSharedResult(request, text, origin, site.shares), type)
  })
}

/** Serves the public files listed by the build, with the server's address filled in; returns their paths. */
export const publicPages = async (
  server: FastifyInstance,
  dist: string,
  site: PublicSite,
): Promise<ReadonlySet<string>> => {
  const files = await readPublicList(dist)
  for (const file of files) {
    const built = await readFile(join(dist, file.file), 'utf8')
    servePage(server, file, withOperator(built, site.operator), site)
  }
  return new Set(files.map(({ path }) => path))
}
