import { expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD } from '@trivium/testkit/account'

/** `/register`: where a guest becomes a registered player. */
export class RegisterPage {
  readonly #page: Page
  readonly form: Locator
  readonly username: Locator
  readonly email: Locator
  readonly password: Locator
  /** The results that the guest keeps, in numbers. */
  readonly kept: Locator
  readonly suggestions: Locator

  constructor(page: Page) {
    this.#page = page
    this.form = page.getByRole('form', { name: 'Create your account' })
    this.username = this.form.getByLabel('Username')
    this.email = this.form.getByLabel('Email')
    this.password = this.form.getByLabel('Password', { exact: true })
    this.kept = page.getByLabel('What you keep')
    this.suggestions = this.form
      .getByRole('list', { name: 'Similar names that are free' })
      .getByRole('button')
  }

  async open(search = ''): Promise<void> {
    await this.#page.goto(`/register${search}`)
    await expect(this.send).toBeEnabled()
  }

  get send(): Locator {
    return this.form.getByRole('button', { name: 'Create account' })
  }

  async fill(username: string, email: string, password = PASSWORD): Promise<void> {
    await this.username.fill(username)
    await this.email.fill(email)
    await this.password.fill(password)
  }
}
