import { expect, type Locator, type Page } from '@playwright/test'
import type { countriesOf } from '@trivium/testkit/countries'

type Region = Parameters<typeof countriesOf>[0]

interface Wanted {
  readonly task: 'Name them all' | 'Find it'
  readonly shown: 'Map' | 'List, no map'
}

/** How long the server may take to respond, ms. */
const SOON = 1_500

/** `/country-quiz`: the regions, a quiz of either task, and its result. */
export class CountryPage {
  readonly #page: Page
  readonly field: Locator
  /** The prompt of 'find it': 'Find Peru', or a description of where it is. */
  readonly asked: Locator
  /** The countries of 'find it' without a map. */
  readonly list: Locator
  readonly map: Locator

  constructor(page: Page) {
    this.#page = page
    this.field = page.getByRole('textbox', { name: 'Name a country' })
    this.asked = page.getByRole('region', { name: 'Asked' })
    this.list = page.getByRole('list', { name: 'Countries to choose from' })
    this.map = page.getByRole('application')
  }

  /** Opens the address of a continent, which selects it; resolves when its size is shown. */
  async open(region: Region): Promise<void> {
    await this.#page.goto(`/country-quiz/${region}`)
    await expect(this.#page.getByRole('radio', { checked: true }).first()).toBeAttached()
    await expect(this.#page.getByText(/^\d+ countries$/).first()).toBeVisible()
  }

  async start({ task, shown }: Wanted, button = 'Start'): Promise<void> {
    for (const name of [task, shown])
      await this.#page.getByRole('radio', { name, exact: true }).check({ force: true })
    await this.#page.getByRole('button', { name: button, exact: true }).click()
    await this.#page.waitForURL(/\?game=\w{12}$/)
  }

  /** Expects the page to show `found` of `total`. */
  async hasFound(found: number, total: number): Promise<void> {
    await expect(this.#progress(found, total)).toBeVisible()
  }

  /** Whether the page soon shows `found` of `total`, or that all are found, which ends the quiz. */
  async isFound(found: number, total: number): Promise<boolean> {
    const shown = this.#progress(found, total).or(this.result('You got them all!'))
    return shown
      .first()
      .waitFor({ timeout: SOON })
      .then(
        () => true,
        () => false,
      )
  }

  #progress(found: number, total: number): Locator {
    const progress = this.#page.getByRole('region', { name: 'Progress' })
    return progress.getByText(`${found} of ${total}`, { exact: true })
  }

  /** Types names one after the other. */
  async name(...names: readonly string[]): Promise<void> {
    await expect(this.field).toBeFocused()
    for (const name of names) await this.#page.keyboard.type(`${name} `)
  }

  /** The message below the field or the prompt. */
  said(text: string): Locator {
    return this.#page.getByRole('main').getByText(text, { exact: true })
  }

  /** The current name or clue. */
  async question(): Promise<string> {
    return (
      await this.asked.getByRole('heading').or(this.asked.getByRole('paragraph').first()).first().innerText()
    )
      .replace(/^Find /, '')
      .trim()
  }

  choice(name: string): Locator {
    return this.list.getByRole('button', { name, exact: true })
  }

  async giveUp(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Give up' }).click()
    const question = this.#page.getByRole('dialog', { name: 'Give up?' })
    await question.getByRole('button', { name: 'Give up' }).click()
  }

  result(title: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: title })
  }

  /** The score: '13 of 14'. */
  score(words: string): Locator {
    return this.#page.getByRole('region', { name: 'Result' }).getByText(words, { exact: true })
  }

  /** A number below the result, by its label: 'First try'. */
  number(name: string): Locator {
    const term = this.#page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })
    return this.#page.locator('dl > div').filter({ has: term }).getByRole('definition')
  }
}
