import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** What the home page says of today's quiz before the app has loaded. No answer is in it. */
export interface Teaser {
  readonly day: string
  readonly number: number
  readonly category: string
  readonly prompt: string
  readonly choices: readonly string[]
}

/** The built page has this where the data goes. */
const PLACE = '<!--daily-first-->'
const SCREENS = { '/': 'index.html', '/daily-quiz': 'daily-quiz/index.html' } as const

/** Data, not a script: the page's policy runs nothing that stands in it. `<` cannot end the block early. */
const block = (teaser: Teaser): string =>
  `<script type="application/json" id="daily-first">${JSON.stringify(teaser).replaceAll('<', '\\u003c')}</script>`

/** The home page with today's first question in it, so that it can be answered while the app is still loading. */
export const dailyPage = async (
  server: FastifyInstance,
  dist: string,
  teaser: () => Promise<Teaser | null>,
): Promise<void> => {
  for (const [path, file] of Object.entries(SCREENS)) {
    const built = existsSync(join(dist, file)) ? file : SCREENS['/']
    if (!existsSync(join(dist, built))) continue
    const html = await readFile(join(dist, built), 'utf8')
    server.get(path, async (request, reply) => {
      const first = await teaser().catch((error: unknown) => {
        request.log.error({ err: error }, 'the home page goes without its question')
        return null
      })
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(first === null ? html : html.replace(PLACE, () => block(first)))
    })
  }
}
