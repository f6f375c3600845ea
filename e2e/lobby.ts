import { expect, type Locator, type Page } from '@playwright/test'

export type BotName = 'Pebble' | 'Milestone' | 'Lighthouse'

/** `/battle`: the ways into a match, and the player's record. */
export class Lobby {
  readonly #page: Page
  readonly ranked: Locator
  readonly friend: Locator
  readonly practice: Locator
  readonly record: Locator
  readonly recent: Locator

  constructor(page: Page) {
    this.#page = page
    this.ranked = page.getByRole('region', { name: 'Ranked match' })
    this.friend = page.getByRole('region', { name: 'Play a friend' })
    this.practice = page.getByRole('region', { name: 'Practise' })
    this.record = page.getByRole('region', { name: 'Your record' })
    this.recent = page.getByRole('region', { name: 'Recent matches' })
  }

  async open(): Promise<void> {
    await this.#page.goto('/battle')
    await expect(this.record).toContainText('Rating')
  }

  async search(): Promise<void> {
    await this.ranked.getByRole('button', { name: 'Play a ranked match' }).click()
  }

  get searching(): Locator {
    return this.ranked.getByText('Looking for an opponent')
  }

  /** Creates an invitation; returns its key as shown, without the space. */
  async invite(): Promise<string> {
    await this.friend.getByRole('button', { name: 'Invite a friend' }).click()
    const key = this.friend.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/)
    return (await key.innerText()).replace(' ', '')
  }

  async enterKey(key: string): Promise<void> {
    await this.friend.getByRole('textbox', { name: 'Have a key?' }).fill(key)
    await this.friend.getByRole('button', { name: 'Join' }).click()
  }

  /** The button that starts a match against a bot. */
  bot(name: BotName): Locator {
    return this.practice.getByRole('button', { name })
  }
}
