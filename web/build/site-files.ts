import { MODES } from '@trivium/wire/modes/modes'
import { disallowedOf } from '@trivium/wire/modes/pages'
import { ORIGIN_PLACEHOLDER, type PublicFile, SITE_MARKS } from '@trivium/wire/public-pages'
import { Feed } from 'feed'
import { escaped } from './page-head.ts'

interface Entry {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly published: string
  readonly updated: string
}

/** A page for search engines; `changed`: YYYY-MM-DD. */
export interface Listed {
  readonly path: string
  readonly changed?: string | undefined
}

export interface SiteFile extends PublicFile {
  readonly text: string
}

/** Nothing to index: personal screens, and addresses that only the app requests. */
const DISALLOWED = ['/admin', '/api/', '/live', '/edit-profile', '/stats/', ...disallowedOf(MODES)]

const robots = (): string =>
  [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml`,
    '',
  ].join('\n')

const sitemap = (pages: readonly Listed[]): string => {
  const urls = pages.map(({ path, changed }) => {
    const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `  <url><loc>${escaped(ORIGIN_PLACEHOLDER + path)}</loc>${day}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** Newest first. */
const feed = (articles: readonly Entry[]): string => {
  const entries = articles.toSorted((one, other) => other.published.localeCompare(one.published))
  const changes = entries.map(({ updated }) => updated).sort()
  const made = new Feed({
    id: `${ORIGIN_PLACEHOLDER}/articles`,
    title: `Articles of ${SITE_MARKS.name}`,
    description: 'Where trivia comes from, what is worth knowing, and how to keep it in mind.',
    link: `${ORIGIN_PLACEHOLDER}/articles`,
    language: 'en-GB',
    favicon: `${ORIGIN_PLACEHOLDER}/favicon.svg`,
    copyright: SITE_MARKS.name,
    updated: new Date(changes.at(-1) ?? 0),
    feedLinks: { atom: `${ORIGIN_PLACEHOLDER}/feed.xml` },
    author: { name: SITE_MARKS.name, link: `${ORIGIN_PLACEHOLDER}/` },
  })
  for (const { path, title, description, published, updated } of entries)
    made.addItem({
      id: ORIGIN_PLACEHOLDER + path,
      link: ORIGIN_PLACEHOLDER + path,
      title,
      description,
      published: new Date(published),
      date: new Date(updated),
    })
  return made.atom1()
}

/** Files for search engines and feed readers, with a placeholder for the server's address. */
export const siteFiles = (pages: readonly Listed[], articles: readonly Entry[]): SiteFile[] => [
  { path: '/robots.txt', file: 'robots.txt', type: 'text/plain; charset=utf-8', text: robots() },
  {
    path: '/sitemap.xml',
    file: 'sitemap.xml',
    type: 'application/xml; charset=utf-8',
    text: sitemap(pages),
    needsOrigin: true,
  },
  {
    path: '/feed.xml',
    file: 'feed.xml',
    type: 'application/atom+xml; charset=utf-8',
    text: feed(articles),
    needsOrigin: true,
  },
]
