import type { Page } from '@playwright/test'
import { COOKIES } from '@trivium/wire/cookies'
import { expect, test } from './fixtures.ts'
import { GUEST_NAME } from './guest-name.ts'
import { PUBLIC_PAGES } from './public-addresses.ts'
import { test as onStandingServer } from './shared-server.ts'

const ARTICLE = '/article/essential-trivia-knowledge'
const TEXT = /essential-trivia-knowledge-[^/]*\.js/

/** The scripts that the page requests, by name. */
const scriptsOf = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

onStandingServer(
  'an article is sent once: with its page, or as a script when a link in the app opens it',
  async ({ arrive }) => {
    const { page } = await arrive()
    const asked = scriptsOf(page)
    await page.goto(ARTICLE)
    await expect(page.getByText(GUEST_NAME).first()).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Capitals that trip people' })).toBeVisible()
    expect(asked.filter((script) => TEXT.test(script))).toEqual([])

    await onStandingServer.step('its links open inside the app, and going back works', async () => {
      await page.getByRole('link', { name: 'how to get better at trivia' }).first().click()
      await expect(page).toHaveTitle('How to get better at trivia · Trivium')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to get better at trivia')
      await page.goBack()
      await expect(page).toHaveTitle('Essential trivia knowledge, area by area · Trivium')
      await expect(page.getByRole('heading', { name: 'Capitals that trip people' })).toBeVisible()
      expect(asked.filter((script) => TEXT.test(script))).toHaveLength(1)
      expect(asked.filter((script) => /\/first-/.test(script))).toHaveLength(1)
    })

    await onStandingServer.step('its table of contents leads to its sections', async () => {
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Arts' }).click()
      await expect(page.getByRole('heading', { name: 'Arts', exact: true })).toBeInViewport()
    })
  },
)

onStandingServer('the footer opens pages inside the app and is hidden during play', async ({ arrive }) => {
  const { page, lobby } = await arrive()
  const asked = scriptsOf(page)
  await page.goto('/leaderboard')
  const footer = page.getByRole('navigation', { name: 'About this site' })
  await expect.poll(() => asked.some((script) => /\/deferred-/.test(script))).toBe(true)
  await footer.getByRole('link', { name: 'Credits' }).click()
  await expect(page.getByRole('heading', { name: 'Open-source and content credits' })).toBeVisible()
  expect(asked.filter((script) => /\/first-/.test(script))).toHaveLength(1)
  await lobby.open()
  await expect(footer).toBeVisible()
  await page.goto('/match/123456789abc')
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible()
  await expect(footer).toBeHidden()
})

test.describe('a server that names its operator', () => {
  test.use({ environment: { OPERATOR_NAME: 'The Quiz Club', OPERATOR_CONTACT: 'club@quiz.example' } })

  test('the privacy policy names the operator, as a page and inside the app', async ({ arrive }) => {
    const { page } = await arrive()
    const sentence = page.getByText('This site is run by The Quiz Club, reached at club@quiz.example.')
    await page.goto('/privacy-policy')
    await expect(sentence).toBeVisible()
    await page.goto('/articles')
    await expect(page.getByText(GUEST_NAME).first()).toBeAttached()
    await page.getByRole('link', { name: 'Privacy' }).click()
    await expect(sentence).toBeVisible()
    await expect(page.getByRole('link', { name: 'club@quiz.example' })).toHaveAttribute(
      'href',
      'mailto:club@quiz.example',
    )
  })
})

onStandingServer(
  'the privacy policy names everything a browser stores after visiting all pages',
  async ({ arriveAs }) => {
    const { page, context } = await arriveAs('Walker')
    await page.goto('/privacy-policy')
    const policy = await page.getByRole('main').innerText()
    for (const path of [...Object.keys(PUBLIC_PAGES), '/edit-profile', '/stats/Walker', '/custom/mine']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
    }
    await page.goto('/flag-quiz')
    await page.getByRole('radio', { name: /Oceania/ }).check({ force: true })
    await page.goto('/')
    await page.keyboard.press('1')
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('trivium.daily')
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(kept.length).toBeGreaterThan(1)
    for (const key of kept) expect(policy).toContain(key)
    const cookies = (await context.cookies()).map(({ name }) => name)
    expect(cookies.toSorted()).toEqual(
      Object.values(COOKIES)
        .map(({ name }) => name)
        .toSorted(),
    )
    for (const name of cookies) expect(policy).toContain(name)
    expect(await page.evaluate(() => indexedDB.databases().then((all) => all.length))).toBe(0)
  },
)
