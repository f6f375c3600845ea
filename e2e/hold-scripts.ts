import type { Page } from '@playwright/test'

/** Keeps the app from loading on pages that are opened from now on; returns a function that releases it. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
