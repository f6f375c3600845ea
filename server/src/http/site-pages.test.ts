import { MANIFEST_PATH, SITE_MARKS } from '@trivium/wire/public-pages'
import { expect, test } from 'vitest'
import { DEFAULT_SITE, type SiteValues } from '../site/queries.ts'
import { customisedFile } from './site-pages.ts'

const { name, nameInJson, head, icons, welcome } = SITE_MARKS
const PAGE = `<title>Battle · ${name}</title>${icons.begin}<link rel="icon" href="/favicon.svg">
<link rel="apple-touch-icon" href="/a.png">${icons.end}${head}<meta property="og:image" content="/assets/cards/home-1.png">
<script type="application/ld+json">{"name":"${nameInJson}"}</script>
<a aria-label="${name}, home">${name}</a>${welcome.begin}<p class="w">${welcome.text}</p>${welcome.end}<h1>Go</h1>`
const PLAIN_PAGE = `<title>Battle · Trivium</title><link rel="icon" href="/favicon.svg">
<link rel="apple-touch-icon" href="/a.png"><meta property="og:image" content="/assets/cards/home-1.png">
<script type="application/ld+json">{"name":"Trivium"}</script>
<a aria-label="Trivium, home">Trivium</a><h1>Go</h1>`
const NASTY = `Q&A "</script>" <b>`
const LOGO = `${'0a'.repeat(16)}.webp`

const sent = (identity: Partial<SiteValues>, path = '/', built = PAGE) =>
  customisedFile(path, built, () => ({ ...DEFAULT_SITE, ...identity }))()

test('the pages of an uncustomised site are exactly those of the build', () => {
  expect(sent({})).toBe(PLAIN_PAGE)
})

test('a site name appears everywhere, as text, and closes no tag, attribute or data block', () => {
  const page = sent({ name: NASTY })
  const html = 'Q&amp;A &quot;&lt;/script&gt;&quot; &lt;b&gt;'
  expect(page).toContain(`<title>Battle · ${html}</title>`)
  expect(page).toContain(`<a aria-label="${html}, home">${html}</a>`)
  expect(page).toContain(`<meta name="application-name" content="${html}">`)
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ name: NASTY })
  expect(page).toContain('content="/assets/cards/unsigned/home-1.png"')
  expect(page).not.toMatch(/Trivium|\{site/)
})

test('a welcome line is in its place and in the head, where the app reads it', () => {
  const page = sent({ welcome: 'Hello, <owls>!' })
  expect(page).toContain('</a><p class="w">Hello, &lt;owls&gt;!</p><h1>Go</h1>')
  expect(page).toContain('<meta name="site-welcome" content="Hello, &lt;owls&gt;!">')
})

test('a logo is the icon, and a logo or accent adds a style sheet whose address changes with it', () => {
  const page = sent({ logo: LOGO })
  expect(page).toContain(`<link rel="icon" href="/site-logo/${LOGO}" type="image/webp">`)
  expect(page).not.toContain('favicon')
  const sheets = [page, sent({ accent: '#7a1f5c' }), sent({ accent: '#7a1f5d' })].map(
    (one) => /<link rel="stylesheet" href="(\/site\.css\?v=[\w-]{12})">/.exec(one)?.[1],
  )
  expect(new Set(sheets).size).toBe(3)
  expect(sheets).not.toContain(undefined)
  expect(page).not.toMatch(/<style|style=/)
})

test('the manifest has the site’s name, colour and icon', () => {
  const built = JSON.stringify({ name: 'Trivium', short_name: 'Trivium', theme_color: '#0c5c41', icons: [] })
  const manifest = JSON.parse(sent({ name: NASTY, accent: '#7a1f5c', logo: LOGO }, MANIFEST_PATH, built))
  expect(manifest).toEqual({
    ...{ name: NASTY, short_name: NASTY, theme_color: '#7a1f5c' },
    icons: [{ src: `/site-logo/${LOGO}`, sizes: 'any', type: 'image/webp' }],
  })
})

test('a page is rendered again only after the site has changed', () => {
  let identity: SiteValues = { ...DEFAULT_SITE, name: 'Owls' }
  const page = customisedFile('/', PAGE, () => identity)
  expect(page()).toContain('Battle · Owls')
  identity = { ...DEFAULT_SITE, name: 'Crows' }
  expect(page()).toContain('Battle · Crows')
})

test('a page says who may register if registration is restricted', () => {
  expect(sent({ registration: 'closed' })).toContain('<meta name="registration" content="closed">')
  const form = '<html lang="en"><h1>Create your account</h1>'
  expect(sent({ registration: 'invitation' }, '/register', form)).toContain(
    '<html lang="en" data-elsewhere="true">',
  )
  for (const page of [sent({}, '/register', form), sent({ registration: 'closed' }, '/', form)])
    expect(page).toBe(form)
})
