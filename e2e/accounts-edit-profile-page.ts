import { expect, type Locator, type Page } from '@playwright/test'

type Theme = 'System' | 'Light' | 'Dark'

/** `/edit-profile`: profile and settings. */
export class EditProfilePage {
  readonly #page: Page
  readonly pictures: Locator
  readonly username: Locator
  readonly settings: Locator
  readonly devices: Locator
  readonly leaving: Locator
  readonly deletion: Locator

  constructor(page: Page) {
    this.#page = page
    this.pictures = page.getByRole('group', { name: 'Your picture' })
    this.username = page.getByRole('region', { name: 'Username' })
    this.settings = page.getByRole('region', { name: 'Settings' })
    this.devices = page.getByRole('region', { name: 'Logged-in devices' })
    this.leaving = page.getByRole('region', { name: 'Your account will be deleted' })
    this.deletion = page.getByRole('dialog', { name: 'Delete your account?' })
  }

  async open(): Promise<void> {
    await this.#page.goto('/edit-profile')
    await expect(this.pictures).toBeVisible()
  }

  /** The confirmation beside the form that was sent. */
  done(sentence: string | RegExp): Locator {
    return this.#page.getByRole('main').getByRole('paragraph').filter({ hasText: sentence })
  }

  picture(number: number): Locator {
    return this.pictures.getByRole('radio', { name: `Picture ${number}`, exact: true })
  }

  async choosePicture(number: number): Promise<void> {
    await this.picture(number).check({ force: true })
    await expect(this.done('Your new picture is saved.')).toBeVisible()
  }

  async rename(to: string): Promise<void> {
    await this.username.getByLabel('New username').fill(to)
    await this.username.getByRole('button', { name: 'Change username' }).click()
  }

  async chooseTheme(theme: Theme): Promise<void> {
    await this.settings.getByRole('radio', { name: theme }).check({ force: true })
    await expect(this.done('Your settings are saved.')).toBeVisible()
  }

  async turn(setting: string): Promise<void> {
    await this.settings.getByRole('switch', { name: setting }).click()
    await expect(this.done('Your settings are saved.')).toBeVisible()
  }

  setting(name: string): Locator {
    return this.settings.getByRole('switch', { name })
  }

  async logOutEverywhere(): Promise<void> {
    await this.devices.getByRole('button', { name: 'Log out everywhere' }).click()
    const question = this.#page.getByRole('dialog', { name: 'Log out everywhere?' })
    await question.getByRole('button', { name: 'Log out everywhere' }).click()
  }

  get download(): Locator {
    return this.#page.getByRole('button', { name: 'Download my data' })
  }

  async askToDelete(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(this.deletion).toBeVisible()
  }

  async delete(password: string): Promise<void> {
    await this.deletion.getByLabel('Your password', { exact: true }).fill(password)
    await this.deletion.getByRole('button', { name: 'Schedule deletion' }).click()
  }

  async keep(): Promise<void> {
    await this.leaving.getByRole('button', { name: 'Keep my account' }).click()
  }
}
