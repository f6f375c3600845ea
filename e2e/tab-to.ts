import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any screen has. */
const STOPS = 80

/** Presses Tab, or back with Shift, until the place has the focus. */
export const tabTo = async (page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(place).toBeVisible()
  for (let presses = 0; presses < STOPS; presses++) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead there.`)
}
