import type { Page } from '@playwright/test'

declare global {
  var __presses: number
}

/** Counts clicks and keys of the player on a page, as long as it does not load anew; resolves with how to read the count. */
export const countPresses = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    globalThis.__presses = 0
    for (const kind of ['click', 'keydown'])
      addEventListener(kind, ({ isTrusted }) => (globalThis.__presses += isTrusted ? 1 : 0), true)
  })
  return () => page.evaluate(() => globalThis.__presses)
}
