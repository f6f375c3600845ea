import type { Page } from '@playwright/test'

declare global {
  var __presses: number
}

/** Counts clicks and key presses on a page until it reloads; resolves with a function that reads the count. */
export const countPresses = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    globalThis.__presses = 0
    for (const kind of ['click', 'keydown'])
      addEventListener(kind, ({ isTrusted }) => (globalThis.__presses += isTrusted ? 1 : 0), true)
  })
  return () => page.evaluate(() => globalThis.__presses)
}
