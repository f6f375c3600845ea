import { expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD } from '@trivium/testkit/account'

/** `/login`, and the merge question for a guest with results. */
export class LogInPage {
  readonly #page: Page
  readonly form: Locator
  readonly name: Locator
  readonly password: Locator
  readonly question: Locator

  constructor(page: Page) {
    this.#page = page
    this.form = page.getByRole('form', { name: 'Log in' })
    this.name = this.form.getByLabel('Username or email')
    this.password = this.form.getByLabel('Password', { exact: true })
    this.question = page.getByRole('dialog', { name: /as a guest$/ })
  }

  async open(search = ''): Promise<void> {
    await this.#page.goto(`/login${search}`)
    await expect(this.send).toBeEnabled()
  }

  get send(): Locator {
    return this.form.getByRole('button', { name: 'Log in' })
  }

  /** The countdown to the next attempt, shown on the button. */
  get wait(): Locator {
    return this.form.getByRole('button', { name: /\d (s|min)/ })
  }

  async enter(name: string, password = PASSWORD): Promise<void> {
    await this.name.fill(name)
    await this.password.fill(password)
    await this.send.click()
  }

  async bringAlong(): Promise<void> {
    await this.question.getByRole('button', { name: 'Add to my account' }).click()
  }

  async leaveBehind(): Promise<void> {
    await this.question.getByRole('button', { name: 'Discard guest progress' }).click()
  }
}
