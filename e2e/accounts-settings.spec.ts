import type { Page } from '@playwright/test'
import { expect, test } from './shared-server.ts'

/** Records the theme of each document after its text has arrived and before the first paint. */
const themesAtFirst = async (page: Page): Promise<() => Promise<string | undefined>> => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { themeAtFirst: document.documentElement.dataset.theme })
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { themeAtFirst?: string }).themeAtFirst)
}

test('settings made on one device apply on the other, the theme before the first paint', async ({
  arrive,
  arriveAs,
}) => {
  const laptop = await arriveAs('Sena', { colorScheme: 'light' })
  const phone = await arrive({ colorScheme: 'light' })
  await phone.logIn.open()
  await phone.logIn.enter('Sena')
  await expect(phone.shell.ownCard).toContainText('Sena')

  await laptop.editProfile.open()
  await laptop.editProfile.chooseTheme('Dark')
  await laptop.editProfile.turn('Reduced motion')
  await laptop.editProfile.turn('Solo play without a clock')

  await test.step('immediately on an open page', async () => {
    await expect(phone.page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(phone.page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  })
  const atFirst = await themesAtFirst(phone.page)
  await phone.editProfile.open()
  expect(await atFirst()).toBe('dark')
  for (const name of ['Reduced motion', 'Solo play without a clock'])
    await expect(phone.editProfile.setting(name)).toBeChecked()
  await expect(phone.editProfile.setting('Shown on leaderboards')).toBeChecked()
})

test('a theme chosen while the other device was offline applies once it is back, and from then on before the first paint', async ({
  arrive,
  arriveAs,
}) => {
  const laptop = await arriveAs('Sven', { colorScheme: 'light' })
  const phone = await arrive({ colorScheme: 'light' })
  await phone.logIn.open()
  await phone.logIn.enter('Sven')
  await expect(phone.shell.ownCard).toContainText('Sven')
  await phone.closeTab()
  await laptop.editProfile.open()
  await laptop.editProfile.chooseTheme('Dark')

  await phone.openTab('/')
  await expect(phone.page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const atFirst = await themesAtFirst(phone.page)
  await phone.page.reload()
  expect(await atFirst()).toBe('dark')
})
