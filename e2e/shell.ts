import type { Locator, Page } from '@playwright/test'

/** The frame around every screen. */
export class Shell {
  readonly #page: Page
  readonly sidebar: Locator
  readonly menuButton: Locator
  readonly menu: Locator
  readonly goToMatch: Locator
  /** The player's own picture, name and rating. */
  readonly ownCard: Locator
  readonly signUp: Locator
  readonly logIn: Locator
  readonly logOut: Locator
  /** A toast message. */
  readonly notice: Locator

  constructor(page: Page) {
    this.#page = page
    this.sidebar = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('navigation', { name: 'Main' }) })
    this.menuButton = page.getByRole('button', { name: 'Menu', exact: true })
    this.menu = page.getByRole('dialog', { name: 'Menu' })
    this.goToMatch = page.getByRole('link', { name: 'Go to Match' })
    this.ownCard = page.getByRole('link', { name: /, profile and settings$/ })
    this.signUp = page.getByRole('link', { name: 'Sign Up' })
    this.logIn = page.getByRole('link', { name: 'Log In', exact: true })
    this.logOut = page.getByRole('button', { name: 'Log Out', exact: true })
    this.notice = page.getByRole('complementary', { name: 'Notice' })
  }

  /** A sentence on the screen, not the copy that is read out. */
  sentence(text: string | RegExp): Locator {
    return this.#page.getByRole('paragraph').filter({ hasText: text })
  }

  /** A sentence as screen readers announce it. */
  readOut(text: string | RegExp): Locator {
    return this.#page.getByRole('log', { name: 'Announcements' }).getByText(text)
  }

  theme(name: 'System' | 'Light' | 'Dark'): Locator {
    return this.#page.getByRole('group', { name: 'Theme' }).getByRole('button', { name })
  }
}
