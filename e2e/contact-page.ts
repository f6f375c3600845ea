import type { Locator, Page } from '@playwright/test'

export interface ContactMessage {
  readonly name?: string
  readonly email: string
  readonly topic: string
  readonly text: string
}

/** `/contact`: writing to the operator. */
export class ContactPage {
  readonly #page: Page
  readonly form: Locator
  readonly name: Locator
  readonly arrived: Locator

  constructor(page: Page) {
    this.#page = page
    this.form = page.getByRole('form', { name: 'Your message' })
    this.name = this.form.getByLabel('Name')
    this.arrived = page.getByRole('heading', { name: 'Message sent' })
  }

  async open(gameId?: string): Promise<void> {
    await this.#page.goto(gameId === undefined ? '/contact' : `/contact?game=${gameId}`)
  }

  async fill({ name, email, topic, text }: ContactMessage): Promise<void> {
    if (name !== undefined) await this.name.fill(name)
    await this.form.getByLabel('Email').fill(email)
    await this.form.getByLabel('What is it about?').selectOption(topic)
    await this.form.getByLabel('Message').fill(text)
  }

  async send(): Promise<void> {
    await this.form.getByRole('button', { name: 'Send message' }).click()
  }
}
