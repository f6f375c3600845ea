import { expect, type Locator, type Page } from '@playwright/test'
import { choiceFor, type QuestionPlay } from './bank.ts'

/** The reading time of a question, and the reveal and the standings of a game that goes on by itself, ms. */
const QUESTION_LASTS = 25_000

/** `/party` and `/party/{key}`: on a phone, a television or the host’s device. */
export class PartyPage {
  readonly page: Page
  readonly start: Locator
  readonly join: Locator
  readonly prompt: Locator
  readonly clock: Locator
  readonly choices: Locator
  /** Where the player is with the question. */
  readonly status: Locator
  /** Beside the clock of a television: how many got it. */
  readonly gotIt: Locator
  readonly standings: Locator

  constructor(page: Page) {
    this.page = page
    const main = page.getByRole('main')
    this.start = main.getByRole('button', { name: 'Start a party' })
    this.join = main.getByRole('button', { name: 'Join', exact: true })
    this.prompt = main.getByRole('heading', { level: 1 })
    this.clock = main.getByRole('timer', { name: 'Time left to answer' })
    this.choices = page.locator('button[aria-keyshortcuts]')
    this.status = main.getByRole('status')
    this.gotIt = main.getByText(/ got it!?$/)
    this.standings = main.getByRole('list').getByRole('listitem')
  }

  /** The room’s key, from the address. */
  get key(): string {
    return /\/party\/(\w+)/.exec(this.page.url())?.[1] ?? ''
  }

  /** Opens the page of a key, and joins with the name that it suggests; resolves with that name. */
  async joinAs(key: string): Promise<string> {
    await this.page.goto(`/party/${key}`)
    const name = await this.page.getByLabel('Your name in this room').inputValue()
    await this.join.click()
    await expect(this.page.getByText('You’re in as')).toBeVisible()
    return name
  }

  /** The question can be answered. */
  async asked(): Promise<void> {
    await expect(this.clock).toBeVisible({ timeout: QUESTION_LASTS })
  }

  choice(text: string): Locator {
    return this.choices.filter({ has: this.page.getByText(text, { exact: true }) })
  }

  /** Answers with this choice; resolves when it is marked as the player’s. */
  async choose(text: string): Promise<Locator> {
    await this.asked()
    await this.choice(text).click()
    await expect(this.choice(text)).toHaveAttribute('aria-pressed', 'true')
    return this.choice(text)
  }

  /** Answers a question of the bank. */
  async answer(play: QuestionPlay): Promise<Locator> {
    await this.asked()
    const shown = await this.choices.allInnerTexts()
    return this.choose(choiceFor(await this.prompt.innerText(), play, shown))
  }

  async type(text: string): Promise<void> {
    await this.asked()
    await this.page.getByLabel('Your answer').fill(text)
    const send = this.page.getByRole('button', { name: 'Send' })
    await send.click()
    await expect(send).toBeHidden()
  }

  /** The host’s main button, or another of their buttons. */
  press(name: string): Promise<void> {
    return this.page.getByRole('main').getByRole('button', { name, exact: true }).click()
  }
}
