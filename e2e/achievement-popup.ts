import type { Locator, Page } from '@playwright/test'

/** The sign that an achievement is unlocked, on whatever page one is. */
export class AchievementPopup {
  readonly #page: Page
  /** What is read out: all that stands on it. */
  readonly region: Locator

  constructor(page: Page) {
    this.#page = page
    this.region = page.getByRole('status').filter({ hasText: 'Achievement unlocked' })
  }

  titled(title: string): Locator {
    return this.region.filter({ hasText: title })
  }

  async close(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Close', exact: true }).click()
  }
}
