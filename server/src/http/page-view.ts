import { PAGE_VIEW_PATH, PageView } from '@trivium/wire/page-views'
import { refused } from '@trivium/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../functions/limits.ts'
import { rateLimitKey } from './addresses.ts'
import { isCrossSite } from './cookies.ts'
import { sendRefusal } from './send-refusal.ts'

export interface PageViewDependencies {
  readonly count: (view: PageView, looker: { readonly address: string; readonly userAgent: string }) => void
  readonly limits: Limits
  readonly publicUrl: string | null
}

/** By address; high enough for a school behind one address. */
const VIEWS = { calls: 600, per: 60_000 } as const

/** Do Not Track, or Global Privacy Control. */
const wantsNot = ({ headers }: FastifyRequest): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1'

/** A referrer within the site counts as none. */
const withoutOwn = (view: PageView, host: string | undefined, publicUrl: string | null): PageView => {
  const own = [host, publicUrl === null ? undefined : new URL(publicUrl).host]
  return own.includes(view.source) ? { ...view, source: '' } : view
}

/** `POST /api/view`: a page reports a view. The response does not say whether it was counted. */
export const pageView = (
  server: FastifyInstance,
  { count, limits, publicUrl }: PageViewDependencies,
): void => {
  server.post(PAGE_VIEW_PATH, { bodyLimit: 1024 }, (request, reply) => {
    if (isCrossSite(request, publicUrl)) return sendRefusal(reply, refused('foreign-origin'))
    const address = rateLimitKey(request.ip)
    const retryAfter = limits.take('view', address, VIEWS)
    if (retryAfter !== null) return sendRefusal(reply, refused('too-many-calls', { retryAfter }))
    const read = PageView.safeParse(request.body)
    if (!read.success) {
      const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      return sendRefusal(reply, refused('bad-input', { issues }))
    }
    if (!wantsNot(request))
      count(withoutOwn(read.data, request.headers.host, publicUrl), {
        address,
        userAgent: request.headers['user-agent'] ?? '',
      })
    return reply.status(204).send()
  })
}
