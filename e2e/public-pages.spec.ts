import { type Head, headOf, textOf } from './head.ts'
import { PUBLIC_PAGES, UNLISTED_PAGES } from './public-addresses.ts'
import { expect, test } from './shared-server.ts'
import { problemsOf, typesIn } from './structured-data.ts'

const EVERYWHERE = [...Object.keys(PUBLIC_PAGES), ...UNLISTED_PAGES]

const get = async (url: string) => {
  const answer = await fetch(url, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

/** Width and height of a PNG. */
const sizeOf = (png: Buffer): [number, number] => {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

const expectCard = async (url: string, { meta }: Head): Promise<void> => {
  const address = meta.get('og:image') ?? ''
  expect(address).toMatch(new RegExp(`^${url}/assets/cards/.+\\.png$`))
  expect(meta.get('twitter:image')).toBe(address)
  expect(meta.get('twitter:card')).toBe('summary_large_image')
  expect(meta.get('og:image:alt')).toMatch(/\w{4}/)
  const answer = await fetch(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(sizeOf(Buffer.from(await answer.arrayBuffer()))).toEqual([1200, 630])
}

test('every public page has its text, its head and its picture without any script', async ({ server }) => {
  const heads: Head[] = []
  for (const [path, says] of Object.entries(PUBLIC_PAGES))
    await test.step(path, async () => {
      const { status, headers, html } = await get(server.url + path)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(textOf(html)).toContain(says)
      const head = headOf(html)
      heads.push(head)
      expect(head.title).toMatch(/Trivium/)
      const description = head.meta.get('description') ?? ''
      expect(description.length).toBeGreaterThan(60)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(head.links.get('canonical')).toBe(server.url + path)
      expect(head.meta.get('og:url')).toBe(server.url + path)
      expect(head.meta.get('og:title')).toBe(head.title)
      expect(head.links.get('alternate')).toBe('/feed.xml')
      expect(head.meta.has('robots')).toBe(false)
      expect(html).not.toContain('origin.invalid')
      await expectCard(server.url, head)
    })
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ meta }) => meta.get('description'))).size).toBe(heads.length)
})

/** The structured-data types of each page, besides shared ones. */
const TYPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ['Organization', 'WebSite', 'Quiz']],
  [/^\/article\//, ['Article', 'BreadcrumbList']],
  [/^\/(flag-quiz|country-quiz|survival)/, ['Quiz', 'BreadcrumbList']],
  [/./, ['BreadcrumbList']],
]

test('structured data has what search engines require', async ({ server }) => {
  for (const path of EVERYWHERE)
    await test.step(path, async () => {
      const { data } = headOf((await get(server.url + path)).html)
      expect(data).toHaveLength(1)
      const block: unknown = JSON.parse(data[0] ?? '')
      expect(problemsOf(block, server.url)).toEqual([])
      const [, types = []] = TYPES.find(([which]) => which.test(path)) ?? []
      expect(typesIn(block)).toEqual(expect.arrayContaining([...types]))
    })
  const daily = headOf((await get(`${server.url}/daily-quiz`)).html)
  expect(typesIn(JSON.parse(daily.data[0] ?? ''))).toContain('Quiz')
  expect(daily.links.get('canonical')).toBe(`${server.url}/`)
})

test('sitemap, robots.txt and feed name the public pages', async ({ server }) => {
  const sitemap = await get(`${server.url}/sitemap.xml`)
  expect(sitemap.headers.get('content-type')).toMatch(/^application\/xml/)
  const listed = [...sitemap.html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(listed.toSorted()).toEqual(
    Object.keys(PUBLIC_PAGES)
      .map((path) => server.url + path)
      .toSorted(),
  )
  expect(
    sitemap.html.match(/<loc>[^<]+\/article\/[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g),
  ).toHaveLength(3)

  const robots = await get(`${server.url}/robots.txt`)
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/)
  for (const path of ['/admin', '/match/', '/api/', '/edit-profile', '/stats/'])
    expect(robots.html).toContain(`Disallow: ${path}\n`)
  expect(robots.html).toContain(`Sitemap: ${server.url}/sitemap.xml`)

  const feed = await get(`${server.url}/feed.xml`)
  expect(feed.headers.get('content-type')).toMatch(/^application\/atom\+xml/)
  expect(feed.html).toContain('<feed xmlns="http://www.w3.org/2005/Atom">')
  const entries = [...feed.html.matchAll(/<entry>.*?<\/entry>/gs)].map(([entry]) => entry)
  expect(entries).toHaveLength(3)
  for (const entry of entries) {
    expect(entry).toMatch(new RegExp(`<id>${server.url}/article/[a-z-]+</id>`))
    expect(entry).toMatch(/<updated>\d{4}-\d\d-\d\dT/)
    expect(entry).toMatch(/<summary[^>]*>/)
  }
})

test('unknown pages return 404, and every page has one address', async ({ server }) => {
  for (const path of [
    '/article/atlantis',
    '/article',
    '/country-quiz/atlantis',
    '/flag-quiz/asia',
    '/profile/Nobody-1',
    '/privacy-policy.html',
    '/index.html',
    '/sitemap.xml.gz',
  ]) {
    const { status, html } = await get(server.url + path)
    expect(status, path).toBe(404)
    expect(headOf(html).meta.get('robots'), path).toBe('noindex')
  }
  for (const path of [
    '/articles/',
    '/article/history-of-trivia/',
    '/country-quiz/asia/',
    '/privacy-policy/',
  ]) {
    const { status, headers } = await get(server.url + path)
    expect([status, headers.get('location')], path).toEqual([301, path.slice(0, -1)])
  }
  const posted = await fetch(`${server.url}/articles`, { method: 'POST', body: '{}' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  for (const path of UNLISTED_PAGES)
    expect(headOf((await get(server.url + path)).html).meta.get('robots'), path).toBe('noindex')
  const match = await get(`${server.url}/match/123456789abc`)
  expect([match.status, headOf(match.html).meta.get('robots')]).toEqual([200, 'noindex'])
})

test('no page contains an inline script, and the policy allows none', async ({ server }) => {
  const { headers, html } = await get(`${server.url}/article/history-of-trivia`)
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes = '']) =>
    attributes.trim(),
  )
  expect(inline).toEqual(['type="application/ld+json"'])
})
