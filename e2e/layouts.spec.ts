import type { Locator, Page } from '@playwright/test'
import { brokenWords } from './broken-words.ts'
import { isInWindow } from './is-in-window.ts'
import { expect, test } from './shared-server.ts'

const HEIGHT = 800

test('wide screens have the sidebar, medium ones a narrow one, small ones a header with a menu', async ({
  arrive,
}) => {
  const { page, shell } = await arrive()
  const widthOfSidebar = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: HEIGHT })
    return (await shell.sidebar.boundingBox())?.width ?? 0
  }
  await page.goto('/battle')
  const [wide, medium] = [await widthOfSidebar(1200), await widthOfSidebar(1199)]
  expect(wide).toBeGreaterThan(medium)
  expect(medium).toBeGreaterThan(0)
  expect(await widthOfSidebar(768)).toBe(medium)
  await expect(shell.menuButton).toBeHidden()

  await page.setViewportSize({ width: 767, height: HEIGHT })
  await expect(shell.sidebar).toBeHidden()
  await expect(shell.menuButton).toBeVisible()
})

/** The least distance of an item's icon and label from its upper or lower edge, px. */
const leastDistance = (item: Locator): Promise<number> =>
  item.evaluate((element) => {
    const edge = element.getBoundingClientRect()
    const content = document.createRange()
    content.selectNodeContents(element)
    const parts = [...content.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    return Math.min(...parts.flatMap(({ top, bottom }) => [top - edge.top, edge.bottom - bottom]))
  })

test('icons and labels of the narrow sidebar keep clear of the edges of their items', async ({ arrive }) => {
  const { page, shell } = await arrive()
  await page.goto('/battle')
  for (const height of [900, 1024]) {
    await page.setViewportSize({ width: 900, height })
    const items = await shell.sidebar.getByRole('navigation').getByRole('link').all()
    expect(items.length).toBeGreaterThan(5)
    for (const item of items)
      expect(await leastDistance(item), await item.innerText()).toBeGreaterThanOrEqual(4)
  }
})

const NARROWEST = { viewport: { width: 320, height: 640 } }
const PHONE = { width: 360, height: 740 }

const expectNothingCutOff = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize(NARROWEST.viewport)
  // Charts load after the heading.
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, path).toBeLessThanOrEqual(NARROWEST.viewport.width)
  await page.setViewportSize(PHONE)
  expect(await brokenWords(page), `${path} with large text`).toEqual([])
}

test('nothing is cut off on the narrowest screen, and no word is broken by large text', async ({
  arrive,
}) => {
  const guest = await arrive(NARROWEST)
  guest.forgive(/404/)
  for (const path of [
    '/',
    '/daily',
    '/survival',
    '/custom',
    '/custom/mine',
    '/quiz/123456789abc',
    '/country-quiz',
    '/battle',
    '/leaderboard',
    '/leaderboard?board=flags&region=south-america&when=2026-W01',
    '/nowhere-at-all',
    '/join-friend-match/ABCDEF',
    '/match/123456789abc',
    '/register',
    '/login',
    '/reset-password',
    '/reset-password#token=of-a-link',
    '/edit-profile',
    '/profile/Nobody_at_all',
    '/article/essential-trivia-knowledge',
  ])
    await expectNothingCutOff(guest.page, path)
})

test('all choices and the clock are in the window of a phone, upright or on its side', async ({ arrive }) => {
  const { page, solo } = await arrive()
  await page.goto('/')
  // The first question has no clock.
  await solo.answer('right')
  await solo.goOn()
  await solo.asked('2 of 10')
  for (const [width, height] of [
    [360, 640],
    [667, 375],
    [740, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    const parts = [page.getByRole('timer'), ...(await page.locator('main [aria-keyshortcuts]').all())]
    expect(parts).toHaveLength(5)
    for (const part of parts) expect(await isInWindow(part), `${width} × ${height}`).toBe(true)
  }
})

test('the longest name fits the narrowest screen', async ({ arriveAs }) => {
  const name = 'Maximilian_von_Espen'
  const { page } = await arriveAs(name, NARROWEST)
  for (const path of ['/edit-profile', `/profile/${name}`, `/stats/${name}`, '/login'])
    await expectNothingCutOff(page, path)
})

/** Whether a press on the element's centre hits the element. */
const isMet = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('a running search covers nothing that can be pressed, and its cancel button is far from Start', async ({
  arrive,
}) => {
  const { page, lobby } = await arrive()
  await lobby.open()
  await lobby.search()
  await expect(lobby.searching).toBeVisible()
  const cancel = page.getByRole('button', { name: 'Cancel search' })
  const start = page.getByRole('button', { name: 'Start', exact: true })
  for (const path of ['/custom', '/flag-quiz', '/country-quiz']) {
    await page.goto(path)
    for (const [width, height] of [
      [320, 640],
      [360, 780],
      [740, 360],
      [900, 900],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const button of [start, cancel])
        await expect.poll(() => isMet(button), { message: path }).toBe(true)
      const { y = height, height: tall = 0 } = (await cancel.boundingBox()) ?? {}
      if (width < 768) expect(y + tall, `${path} at ${width} px`).toBeLessThan(height / 3)
    }
  }
  await cancel.click()
  await expect(cancel).toBeHidden()
})

test('the slide-out menu closes on a click outside, the close icon, Escape and a link', async ({
  arrive,
}) => {
  const { page, shell } = await arrive({ viewport: { width: 400, height: HEIGHT } })
  await page.goto('/')
  const waysOut = {
    'a click outside': async () => {
      const { x = 0, width = 0 } = (await shell.menu.getByRole('navigation').boundingBox()) ?? {}
      await page.mouse.click(x > 400 - x - width ? 4 : 396, HEIGHT - 4)
    },
    'the close icon': () => shell.menu.getByRole('button', { name: 'Close menu' }).click(),
    Escape: () => page.keyboard.press('Escape'),
  }
  for (const [way, leave] of Object.entries(waysOut))
    await test.step(way, async () => {
      await shell.menuButton.click()
      await expect(shell.menu).toBeVisible()
      await leave()
      await expect(shell.menu).toBeHidden()
      await expect(shell.menuButton).toBeFocused()
    })
  await shell.menuButton.click()
  await shell.menu.getByRole('link', { name: 'Battle' }).click()
  await expect(shell.menu).toBeHidden()
  await expect(page).toHaveURL('/battle')
})
