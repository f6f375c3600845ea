// @vitest-environment happy-dom
import { COUNTED_PAGES, PageView } from '@trivium/wire/page-views'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countViews } from './page-views.ts'
import { routes } from './routes.tsx'

const sent: { path: string; blob: Blob }[] = []
const set = (name: 'doNotTrack' | 'globalPrivacyControl' | 'sendBeacon', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
const views = () => Promise.all(sent.map(async ({ blob }) => JSON.parse(await blob.text()) as PageView))

beforeEach(() => {
  sent.length = 0
  set('doNotTrack', null)
  set('globalPrivacyControl', undefined)
  set('sendBeacon', (path: string, blob: Blob) => sent.push({ path, blob }))
  vi.stubGlobal('innerWidth', 1280)
})
afterEach(() => vi.unstubAllGlobals())

const plain = ({ path, children }: RouteObject): RouteObject[] =>
  path === undefined ? (children ?? []).flatMap(plain) : [{ path, loader: () => null }]
const router = async (at: string) => {
  const made = createMemoryRouter(routes.flatMap(plain), { initialEntries: [at] })
  await vi.waitUntil(() => made.state.initialized)
  return made
}

test('every address except admin ones is counted by its pattern', () => {
  const paths = routes.flatMap(plain).map(({ path }) => path ?? '')
  expect(paths.filter((path) => !path.startsWith('/admin')).toSorted()).toEqual([...COUNTED_PAGES].toSorted())
})

test('the first page and each page change count as a view, without names; a new query does not', async () => {
  const pages = await router('/profile/ada?from=eve')
  countViews(pages)
  await pages.navigate('/battle')
  await pages.navigate('/battle?key=abc')
  await pages.navigate('/profile/ben')
  await pages.navigate('/profile/zoe')
  await pages.navigate('/no/such/place')
  const seen = await views()
  expect(sent.every(({ path, blob }) => path === '/api/view' && blob.type === 'application/json')).toBe(true)
  expect(seen.map(({ page }) => page)).toEqual([
    '/profile/:username',
    '/battle',
    '/profile/:username',
    '/profile/:username',
    '*',
  ])
  for (const view of seen) expect(PageView.safeParse(view).success).toBe(true)
  expect(JSON.stringify(seen)).not.toMatch(/ada|ben|zoe|eve|abc/)
})

test('admin pages are not counted', async () => {
  const pages = await router('/admin/messages')
  countViews(pages)
  await pages.navigate('/')
  expect((await views()).map(({ page }) => page)).toEqual(['/'])
})

test('the referrer is sent once, and only its host', async () => {
  Object.defineProperty(document, 'referrer', { value: 'https://news.example/a/b?q=ada', configurable: true })
  const pages = await router('/')
  countViews(pages)
  await pages.navigate('/battle')
  expect((await views()).map(({ source }) => source)).toEqual(['news.example', ''])
  Object.defineProperty(document, 'referrer', { value: `${location.origin}/daily`, configurable: true })
  sent.length = 0
  countViews(await router('/'))
  expect((await views()).map(({ source }) => source)).toEqual([''])
})

test.each([
  [360, 'phone'],
  [599, 'phone'],
  [600, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('%i px wide is a %s', async (width, device) => {
  vi.stubGlobal('innerWidth', width)
  countViews(await router('/'))
  expect((await views())[0]?.device).toBe(device)
})

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const)('a browser with %s set is not counted', async (name, value) => {
  set(name, value)
  const pages = await router('/')
  countViews(pages)
  await pages.navigate('/battle')
  expect(sent).toEqual([])
})
