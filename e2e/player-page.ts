import type { Locator, Page } from '@playwright/test'

/** `/profile/{username}` and `/stats/{username}`. */
export class PlayerPage {
  readonly #page: Page
  readonly unknown: Locator

  constructor(page: Page) {
    this.#page = page
    this.unknown = page.getByRole('heading', { name: 'There is no such player' })
  }

  profile(username: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: username, exact: true })
  }

  stats(username: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: `Statistics of ${username}` })
  }

  /** A counter of the statistics, with its number. */
  counter(name: string): Locator {
    return this.#page
      .getByRole('row')
      .filter({ has: this.#page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
  }
}
