import { expect, type Locator, type Page } from '@playwright/test'

/** `/reset-password`: requests a link; opened by that link, it sets the new password. */
export class ResetPage {
  readonly #page: Page
  readonly email: Locator
  readonly password: Locator
  readonly sent: Locator
  readonly expiredLink: Locator

  constructor(page: Page) {
    this.#page = page
    this.email = page.getByLabel('Email', { exact: true })
    this.password = page.getByLabel('New password', { exact: true })
    this.sent = page.getByRole('heading', { name: 'Check your inbox' })
    this.expiredLink = page.getByRole('heading', { name: 'This link has expired or was used' })
  }

  async open(): Promise<void> {
    await this.#page.goto('/reset-password')
    await expect(this.#send).toBeEnabled()
  }

  /** Follows the link of a mail. */
  async follow(link: string): Promise<void> {
    await this.#page.goto(link)
    await expect(this.change).toBeEnabled()
  }

  async ask(email: string): Promise<void> {
    await this.email.fill(email)
    await this.#send.click()
    await expect(this.sent).toBeVisible()
  }

  get change(): Locator {
    return this.#page.getByRole('button', { name: 'Change password' })
  }

  async choose(password: string): Promise<void> {
    await this.password.fill(password)
    await this.change.click()
  }

  get #send(): Locator {
    return this.#page.getByRole('button', { name: 'Send me a link' })
  }
}

/** The link to a new password in a mail's text. */
export const linkIn = (text: string): string => {
  const link = /https?:\/\/\S+\/reset-password#token=\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`The mail has no link: ${text}`)
  return link
}
