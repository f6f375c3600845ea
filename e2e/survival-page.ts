import { expect, type Locator, type Page } from '@playwright/test'

/** `/survival`: starting a run, the best score, and the leaderboard. */
export class SurvivalPage {
  readonly #page: Page
  readonly board: Locator

  constructor(page: Page) {
    this.#page = page
    this.board = page.getByRole('region', { name: 'Top 10' })
  }

  async open(): Promise<void> {
    await this.#page.goto('/survival')
    await expect(this.board.getByRole('progressbar')).toHaveCount(0)
  }

  async start(button = 'Start a run'): Promise<void> {
    await this.#page.getByRole('button', { name: button }).click()
    await this.#page.waitForURL(/\/survival\/\w{12}$/)
  }

  /** A number on the page, by its label: 'Your best'. */
  number(name: string): Locator {
    const pair = this.#page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })
    return this.#page.locator('dl > div').filter({ has: pair }).getByRole('definition')
  }

  result(title: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: title })
  }

  inARow(score: number): Locator {
    return this.#page.getByText(`${score} right in a row`)
  }
}
