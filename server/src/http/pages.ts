import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import files from '@fastify/static'
import { MODES } from '@trivium/wire/modes/modes'
import { appScreensOf } from '@trivium/wire/modes/pages'
import { PUBLIC_LIST } from '@trivium/wire/public-pages'
import { refused } from '@trivium/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { originOf } from './origin.ts'
import { type FindPlayer, playerPage } from './player-pages.ts'
import { withOperator } from './public-files.ts'
import { type PublicSite, publicPages } from './public-pages.ts'
import { FRAMED_POLICY } from './security-headers.ts'
import { sendRefusal } from './send-refusal.ts'
import { withSharedResult } from './shared-link.ts'
import { customisedFile } from './site-pages.ts'

/** Screens of the player, or with a name in their address, which the app renders. */
const SCREENS = [/^\/edit-profile$/, ...appScreensOf(MODES)]

/** Screens for staff, hidden from search engines. */
const ADMIN = /^\/admin(\/[^/]+)*\/?$/

/** The screen of a party as a layer over a stream: the only page that other sites may show in a frame. */
const OVERLAY = { path: /^\/party\/[^/]+\/screen$/, query: /[?&]overlay=1(?:&|$)/ } as const

/** Files with a content hash in their name never change: cached for a year. */
const isHashed = (path: string): boolean => path.includes('/assets/')

/** Pages are served by their addresses, with the server's values filled in, never as plain files or folders. */
const isForEverybody = (path: string): boolean => !/\.html$|\/$/.test(path) && !path.endsWith(PUBLIC_LIST)

export interface PageDependencies extends PublicSite {
  readonly playerNamed: FindPlayer
}

interface Address {
  readonly path: string
  /** The query string, with `?`. */
  readonly query: string
}

const addressOf = (url: string): Address => {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) }
}

/** Serves the built web app: prerendered pages, the shell for other screens, and 404 for everything else. */
export const pages = async (
  server: FastifyInstance,
  dist: string,
  { playerNamed, ...site }: PageDependencies,
): Promise<void> => {
  const shellFile = join(dist, '200.html')
  if (!existsSync(shellFile)) {
    server.log.warn({ dist }, 'the web app is not built: only the functions are served')
    server.setNotFoundHandler((_, reply) => reply.status(404).send('Not found'))
    return
  }
  const built = withOperator(await readFile(shellFile, 'utf8'), site.operator)
  const shell = customisedFile('', built, site.identity)
  const known = await publicPages(server, dist, site)
  const isScreen = (path: string) => known.has(path) || SCREENS.some((screen) => screen.test(path))
  await server.register(files, {
    root: dist,
    cacheControl: false,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    allowedPath: isForEverybody,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.setNotFoundHandler(async (request, reply) => {
    const { path, query } = addressOf(request.url)
    if (path.startsWith('/api/')) return sendRefusal(reply, refused('unknown-function'))
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.status(405).header('allow', 'GET, HEAD').send('Method not allowed')
    const player = await playerPage(request.url, playerNamed)
    if (typeof player === 'object' && player !== null) return reply.redirect(player.go, 302)
    const bare = path.replace(/\/$/, '')
    if (bare !== path && isScreen(bare)) return reply.redirect(bare + query, 301)
    const isAdmin = ADMIN.test(path)
    if (isAdmin) reply.header('x-robots-tag', 'noindex')
    if (OVERLAY.path.test(path) && OVERLAY.query.test(query))
      reply.header('content-security-policy', FRAMED_POLICY).removeHeader('x-frame-options')
    return reply
      .status(player === 'theirs' || isAdmin || isScreen(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await withSharedResult(request, shell(), originOf(request, site), site.shares))
  })
}
