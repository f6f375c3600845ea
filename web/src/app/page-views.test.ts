// @vitest-environment happy-dom
import { COUNTED_PAGES, PageView } from '@trivium/wire/page-views'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeWindow } from '../routing/fake-window.test-kit.ts'
import { PageHistory } from '../routing/page-history.ts'
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

const pagesAt = (at: string) => new PageHistory(fakeWindow(at))
const paths = routes.map(({ path }) => path)

test('every address except admin ones is counted by its pattern', () => {
  expect(paths.filter((path) => !path.startsWith('/admin')).toSorted()).toEqual([...COUNTED_PAGES].toSorted())
})

test('the first page and each page change count as a view, without names; a new query does not', async () => {
  const pages = pagesAt('/profile/ada?from=eve')
  countViews(pages)
  pages.push('/battle')
  pages.push('/battle?key=abc')
  pages.push('/profile/ben')
  pages.push('/profile/zoe')
  pages.push('/no/such/place')
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
  const pages = pagesAt('/admin/messages')
  countViews(pages)
  pages.push('/')
  expect((await views()).map(({ page }) => page)).toEqual(['/'])
})

test('the referrer is sent once, and only its host', async () => {
  Object.defineProperty(document, 'referrer', { value: 'https://news.example/a/b?q=ada', configurable: true })
  const pages = pagesAt('/')
  countViews(pages)
  pages.push('/battle')
  expect((await views()).map(({ source }) => source)).toEqual(['news.example', ''])
  Object.defineProperty(document, 'referrer', { value: `${location.origin}/daily`, configurable: true })
  sent.length = 0
  countViews(pagesAt('/'))
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
  countViews(pagesAt('/'))
  expect((await views())[0]?.device).toBe(device)
})

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const)('a browser with %s set is not counted', async (name, value) => {
  set(name, value)
  const pages = pagesAt('/')
  countViews(pages)
  pages.push('/battle')
  expect(sent).toEqual([])
})
