import { expect, type Locator, type Page } from '@playwright/test'

/** `/custom`: creating a quiz; with a link, that quiz and everybody's scores. */
export class CustomPage {
  readonly #page: Page
  readonly sign: Locator
  /** Players of the same questions. */
  readonly plays: Locator

  constructor(page: Page) {
    this.#page = page
    this.sign = page.getByRole('region', { name: /^\d+ questions$/ })
    this.plays = page
      .getByRole('region', { name: /^(The same questions|Who has played it|Nobody has played it yet)$/ })
      .getByRole('listitem')
  }

  async open(): Promise<void> {
    await this.#page.goto('/custom')
    await expect(this.chip('History')).toBeVisible()
  }

  chip(name: string): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^${name}`) })
  }

  async count(number: number): Promise<void> {
    await this.#page.getByRole('slider', { name: 'Questions' }).fill(String(number))
  }

  async clock(name: 'None' | '10 s' | '20 s' | '30 s'): Promise<void> {
    await this.#page.getByRole('radio', { name }).check()
  }

  async typed(): Promise<void> {
    await this.#page.getByRole('radio', { name: 'Type them' }).check()
  }

  /** Creates the quiz; returns its address. */
  async start(): Promise<string> {
    await this.sign.getByRole('button', { name: 'Start' }).click()
    await this.#page.waitForURL(/\/custom\?quiz=/)
    return this.#page.url()
  }

  async follow(link: string): Promise<void> {
    await this.#page.goto(link)
    await this.#page.getByRole('button', { name: /^(Start|Play it again)$/ }).click()
  }

  result(score: number, total: number): Locator {
    return this.#page
      .getByRole('region', { name: 'Result' })
      .getByText(`${score} of ${total}`, { exact: true })
  }
}
