import type { Locator, Page } from '@playwright/test'

/** The popup for an unlocked achievement, on any page. */
export class AchievementPopup {
  readonly #page: Page
  /** Everything that is read out: its whole text. */
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
