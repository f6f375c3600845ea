import { expect, type Locator, type Page } from '@playwright/test'

const TOLD = {
  'Copy result': 'Result copied.',
  'Copy as text': 'Result copied, in words.',
  'Copy link': 'Link copied.',
} as const

/** Everything that a finished game can be shared with, and what the shared link says. */
export class ShareDialog {
  readonly #page: Page
  readonly dialog: Locator
  /** Above the page behind a shared link. */
  readonly greeting: Locator

  constructor(page: Page) {
    this.#page = page
    this.dialog = page.getByRole('dialog', { name: 'Share your result' })
    this.greeting = page.getByRole('complementary', { name: 'Shared result' })
  }

  /** Opens the dialog on a result; its picture is drawn. */
  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(this.dialog.getByRole('img', { name: /Can you/ })).toBeVisible()
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click()
  }

  /** The clipboard text after the button is pressed. Needs permission to read the clipboard. */
  async copied(button: keyof typeof TOLD): Promise<string> {
    await this.dialog.getByRole('button', { name: button }).click()
    await expect(this.dialog.getByRole('status')).toHaveText(TOLD[button])
    return this.#page.evaluate(() => navigator.clipboard.readText())
  }
}
