import { expect, type Locator, type Page } from '@playwright/test'

/** `/admin/questions`: the question bank for admins. */
export class AdminQuestionsPage {
  readonly #page: Page
  readonly prompt: Locator
  readonly preview: Locator
  readonly history: Locator

  constructor(page: Page) {
    this.#page = page
    this.prompt = page.getByRole('textbox', { name: 'Prompt' })
    this.preview = page.getByRole('region', { name: 'As a player sees it' })
    this.history = page.getByRole('region', { name: 'History' })
  }

  async open(path = ''): Promise<void> {
    await this.#page.goto(`/admin/questions${path}`)
    await expect(this.#page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }

  async find(words: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Words' }).fill(words)
    await this.#page.getByRole('button', { name: 'Search' }).click()
  }

  /** A row of the list. */
  row(words: string): Locator {
    return this.#page.getByRole('row').filter({ hasText: words })
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(this.#page.getByRole('complementary', { name: 'Notice' })).toContainText('Saved.')
  }

  async closeReports(outcome: string, sentence: string): Promise<void> {
    await this.#page.getByRole('button', { name: /^Close 1 report/ }).click()
    const dialog = this.#page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Outcome' }).selectOption(outcome)
    await dialog.getByRole('textbox', { name: 'A note to whoever reported it' }).fill(sentence)
    await dialog.getByRole('button', { name: 'Close and tell them' }).click()
    await expect(dialog).toHaveCount(0)
  }

  async import(name: string, text: string): Promise<void> {
    await this.#page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await this.#page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(this.#page.getByRole('heading', { level: 1, name: `Import of ${name}` })).toBeVisible()
  }
}
