import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import files from '@fastify/static'
import { REGIONS } from '@trivium/rules/places/regions'
import { refused } from '@trivium/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './callable.ts'
import { dailyPage, type Teaser } from './daily-page.ts'
import { type FindPlayer, playerPage } from './player-pages.ts'

const CONTINENTS = REGIONS.join('|')

/** Screens that are one's own, or whose address carries a name of something: the app fills them in. */
const SCREENS = [
  /^\/edit-profile\/?$/,
  /^\/match\/[^/]+\/?$/,
  /^\/survival\/[^/]+\/?$/,
  /^\/custom\/mine\/?$/,
  /^\/custom\/edit\/[^/]+\/?$/,
  /^\/quiz\/[^/]+\/?$/,
  /^\/join-friend-match\/[^/]+\/?$/,
  /^\/flag-quiz\/?$/,
  new RegExp(`^/country-quiz(/(${CONTINENTS}))?/?$`),
]

/** Whoever runs the site: nobody else has to find it. */
const ADMIN = /^\/admin(\/[^/]+)*\/?$/

/** Names with a hash of what is inside never change: kept for a year. */
const isHashed = (path: string): boolean => path.includes('/assets/')

export interface PageDependencies {
  readonly playerNamed: FindPlayer
  /** Today's first question; null where there is none. */
  readonly teaser: () => Promise<Teaser | null>
}

/** Serves the built web app: prerendered pages as files, the shell for other screens, 404 for what does not exist. */
export const pages = async (
  server: FastifyInstance,
  dist: string,
  { playerNamed, teaser }: PageDependencies,
): Promise<void> => {
  const shellFile = join(dist, '200.html')
  if (!existsSync(shellFile)) {
    server.log.warn({ dist }, 'the web app is not built: only the functions are served')
    server.setNotFoundHandler((_, reply) => reply.status(404).send('Not found'))
    return
  }
  const shell = await readFile(shellFile, 'utf8')
  await dailyPage(server, dist, teaser)
  await server.register(files, {
    root: dist,
    cacheControl: false,
    extensions: ['html'],
    redirect: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (path.startsWith('/api/')) return sendRefusal(reply, refused('unknown-function'))
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.status(405).send('Method not allowed')
    const player = await playerPage(request.url, playerNamed)
    if (typeof player === 'object' && player !== null) return reply.redirect(player.go, 302)
    const isAdmin = ADMIN.test(path)
    const known = player === 'theirs' || isAdmin || SCREENS.some((screen) => screen.test(path))
    if (isAdmin) reply.header('x-robots-tag', 'noindex')
    return reply
      .status(known ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(shell)
  })
}
