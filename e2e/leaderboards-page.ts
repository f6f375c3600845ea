import { expect, type Locator, type Page } from '@playwright/test'

/** `/leaderboard`: the chosen leaderboard, its rows, and the player's own rank. */
export class LeaderboardPage {
  readonly #page: Page
  readonly own: Locator

  constructor(page: Page) {
    this.#page = page
    this.own = page.getByRole('region', { name: 'Your place' })
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/leaderboard${query}`)
    await this.loaded()
  }

  async loaded(): Promise<void> {
    await expect(this.#page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await expect(this.own).toBeVisible()
  }

  /** The leaderboard with this title: 'Survival, all time'. */
  board(title: string): Locator {
    return this.#page.getByRole('region', { name: title, exact: true })
  }

  rows(title: string): Locator {
    return this.board(title).getByRole('listitem')
  }

  async choose(kind: string): Promise<void> {
    await this.#page
      .getByRole('navigation', { name: 'Leaderboards' })
      .getByRole('link', { name: kind, exact: true })
      .click()
    await this.loaded()
  }

  async turn(to: 'Next' | 'Previous'): Promise<void> {
    await this.#page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: to }).click()
  }
}
