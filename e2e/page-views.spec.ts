import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { test as onStandingServer } from './shared-server.ts'

/** A real browser's user agent, because headless browsers are not counted. */
const PERSON = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

/** The pages that reported a view. */
const viewsOf = (page: Page): string[] => {
  const seen: string[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/view')) seen.push(new URL(page.url()).pathname)
  })
  return seen
}

test('a page is counted at the start and after each navigation; admins see the counts, but no names', async ({
  arrive,
  arriveAs,
  server,
}) => {
  const { page } = await arrive(PERSON)
  const seen = viewsOf(page)
  await page.goto('/')
  await expect.poll(() => seen).toEqual(['/'])
  await page.getByRole('link', { name: 'Battle', exact: true }).click()
  await expect.poll(() => seen).toEqual(['/', '/battle'])
  await page.getByRole('link', { name: 'Leaderboard', exact: true }).click()
  await expect.poll(() => seen).toEqual(['/', '/battle', '/leaderboard'])
  await page.goBack()
  await expect.poll(() => seen).toEqual(['/', '/battle', '/leaderboard', '/battle'])

  const cleo = await arriveAs('Cleo')
  await server.admin('grant', 'Cleo')
  await cleo.page.goto('/admin/visits')
  const pages = cleo.page.getByRole('table', { name: 'Pages' })
  await expect(pages.getByRole('row', { name: '/battle 2' })).toBeVisible()
  await expect(pages.getByRole('row')).toHaveCount(3)
  const tile = (name: string) =>
    cleo.page.locator('dl > div').filter({ hasText: name }).getByRole('definition').first()
  await expect(tile('Views today')).toHaveText('4')
  await expect(tile('Visitors today')).toHaveText('1')
})

for (const [wish, script] of [
  ['not to be tracked', 'Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" })'],
  ['for privacy', 'Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true })'],
] as const)
  onStandingServer(`a browser that asks ${wish} sends nothing`, async ({ arrive }) => {
    const { page } = await arrive(PERSON)
    await page.addInitScript(script)
    const seen = viewsOf(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Battle', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // A view would have arrived by now, because it is sent before the next screen is loaded.
    await page.waitForLoadState('networkidle')
    expect(seen).toEqual([])
  })
