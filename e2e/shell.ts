import type { Locator, Page } from '@playwright/test'

/** What stands around every screen. */
export class Shell {
  readonly #page: Page
  readonly sidebar: Locator
  readonly menuButton: Locator
  readonly menu: Locator
  readonly goToMatch: Locator

  constructor(page: Page) {
    this.#page = page
    this.sidebar = page.getByRole('complementary')
    this.menuButton = page.getByRole('button', { name: 'Menu', exact: true })
    this.menu = page.getByRole('dialog', { name: 'Menu' })
    this.goToMatch = page.getByRole('link', { name: 'Go to Match' })
  }

  /** A sentence on the screen, not the copy that is read out. */
  sentence(text: string | RegExp): Locator {
    return this.#page.getByRole('paragraph').filter({ hasText: text })
  }

  theme(name: 'Like the system' | 'Light' | 'Dark'): Locator {
    return this.#page.getByRole('group', { name: 'Theme' }).getByRole('button', { name })
  }
}
