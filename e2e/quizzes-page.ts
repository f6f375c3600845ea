import type { Locator, Page } from '@playwright/test'

/** `/custom/mine`, `/custom/edit/{id}` and `/quiz/{id}`: player-made quizzes. */
export class QuizzesPage {
  readonly #page: Page
  readonly list: Locator
  readonly title: Locator
  readonly addChoice: Locator
  readonly addTyped: Locator
  readonly saved: Locator
  readonly link: Locator
  readonly importing: Locator
  readonly rejected: Locator

  constructor(page: Page) {
    this.#page = page
    this.list = page.getByRole('region', { name: 'Your quizzes' })
    this.title = page.getByRole('form', { name: 'New quiz' }).getByRole('textbox', { name: 'Title' })
    const adding = page.getByRole('group', { name: 'Add a question' })
    this.addChoice = adding.getByRole('button', { name: 'Four choices' })
    this.addTyped = adding.getByRole('button', { name: 'Typed' })
    this.saved = page.getByRole('paragraph').filter({ hasText: /^Saved$/ })
    this.link = page.getByRole('code')
    this.importing = page.getByRole('dialog', { name: /^Import/ })
    this.rejected = this.importing.getByRole('region', { name: 'Rejected questions' })
  }

  /** Creates a quiz with this title and stays in its editor. */
  async create(title: string): Promise<void> {
    await this.#page.goto('/custom/mine')
    await this.title.fill(title)
    await this.#page.getByRole('button', { name: 'Create quiz' }).click()
    await this.addChoice.waitFor()
  }

  /** A field of a question's form. */
  field(name: string): Locator {
    return this.#page.getByRole('textbox', { name, exact: true })
  }

  radio(name: string): Locator {
    return this.#page.getByRole('radio', { name, exact: true })
  }

  async import(name: string, text: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Import …' }).click()
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
    await this.importing.getByLabel('File').setInputFiles(file)
    await this.importing.getByRole('button', { name: 'Import' }).click()
  }

  result(title: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: title })
  }
}
