import type { Page } from '@playwright/test'

/** Keeps the app from loading on the pages that are opened from now on; answers how to let it. */
export const holdApp = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
