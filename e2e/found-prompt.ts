import type { Locator, Page } from '@playwright/test'

/** The match-found prompt, on any page. */
export class FoundPrompt {
  readonly prompt: Locator
  readonly join: Locator
  readonly timeLeft: Locator

  constructor(page: Page) {
    this.prompt = page.getByRole('dialog', { name: /Match found|You’re in/ })
    this.join = this.prompt.getByRole('button', { name: 'Join match' })
    this.timeLeft = this.prompt.getByRole('progressbar', { name: 'Time left to join' })
  }

  /** The seconds left to join, of ten, as the bar shows them. */
  async secondsLeft(): Promise<number> {
    return Number(await this.timeLeft.getAttribute('value')) / 10
  }
}
