import type { Locator, Page } from '@playwright/test'
import { DAY, utcDay } from '@trivium/rules/time'

/** `/`: today's ten questions and their result; `/daily`: all days. */
export class DailyPage {
  readonly #page: Page
  /** How many players had each score. */
  readonly distribution: Locator
  readonly calendar: Locator

  constructor(page: Page) {
    this.#page = page
    this.distribution = page.getByRole('region', {
      name: /^(Better than|You’re the first|\d+ players? so far)/,
    })
    this.calendar = page.getByRole('region', { name: 'Calendar' })
  }

  result(score: number): Locator {
    return this.#page.getByRole('region', { name: 'Result' }).getByText(`${score} of 10`, { exact: true })
  }

  streak(title: string | RegExp): Locator {
    return this.#page.getByRole('region', { name: title })
  }

  /** The day before today, by the server's calendar, as YYYY-MM-DD. */
  get yesterday(): string {
    return utcDay(Date.now() - DAY)
  }

  /** Opens a day from the calendar. */
  async openDay(date: string): Promise<void> {
    await this.#page.goto('/daily')
    await this.calendar.getByRole('table').waitFor()
    if ((await this.day(date).count()) === 0)
      await this.calendar.getByRole('button', { name: 'Previous month' }).click()
    await this.day(date).click()
  }

  /** A day in the calendar. */
  day(date: string): Locator {
    return this.calendar.locator(`a[data-day="${date}"]`)
  }
}
