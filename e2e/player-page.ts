import type { Locator, Page } from '@playwright/test'

/** `/profile/{username}`, `/stats/{username}` and `/achievements/{username}`. */
export class PlayerPage {
  readonly #page: Page
  readonly unknown: Locator

  constructor(page: Page) {
    this.#page = page
    this.unknown = page.getByRole('heading', { name: 'Player not found' })
  }

  profile(username: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: username, exact: true })
  }

  stats(username: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: `Statistics of ${username}` })
  }

  achievements(username: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: `Achievements of ${username}` })
  }

  /** A chart of the statistics. */
  chart(title: string): Locator {
    return this.#page.getByRole('img', { name: title, exact: true })
  }

  /** Opens a chart's table; returns its rows without the header. */
  async tableOf(title: string): Promise<Locator> {
    const plate = this.#page.getByRole('region', { name: title, exact: true })
    await plate.getByText('As a table').click()
    return plate.locator('tbody tr')
  }

  /** A row of the statistics: a counter and its number. */
  counter(name: string): Locator {
    return this.#page
      .getByRole('row')
      .filter({ has: this.#page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
  }
}
