import type { Page } from '@playwright/test'

/** Shows the page by day or by night; resolves when it has been painted so. */
export const emulateColorScheme = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
