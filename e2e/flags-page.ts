import { expect, type Locator, type Page } from '@playwright/test'
import { flagsInPicture } from '@trivium/testkit/flags'

type Flag = ReturnType<typeof flagsInPicture>[number]

/** `/flag-quiz`: the regions, a game with typed names or choices, and its result. */
export class FlagQuizPage {
  readonly #page: Page
  readonly picture: Locator
  /** The field for names. */
  readonly field: Locator
  /** The four names, in their order on the screen. */
  readonly choices: Locator
  readonly missed: Locator

  constructor(page: Page) {
    this.#page = page
    this.picture = page.getByRole('img', { name: 'Flag to name' })
    this.field = page.getByRole('textbox', { name: 'Whose flag is this?' })
    this.choices = page.getByRole('main').locator('button[aria-pressed]')
    this.missed = page.getByRole('region', { name: /^Missed: / })
  }

  async open(): Promise<void> {
    await this.#page.goto('/flag-quiz')
    await expect(this.region('The world')).toContainText('250 flags')
  }

  /** A region's radio button, with its size and the player's best result. */
  region(title: string): Locator {
    return this.#page.locator('label').filter({ has: this.#page.getByText(title, { exact: true }) })
  }

  async start(button = 'Start'): Promise<void> {
    await this.#page.getByRole('button', { name: button, exact: true }).click()
    await this.#page.waitForURL(/\/flag-quiz\?game=\w{12}$/)
    await expect(this.picture).toBeVisible()
  }

  /** The places that the flag on the screen may belong to: several can share one. */
  async asked(): Promise<readonly Flag[]> {
    const address = (await this.picture.getAttribute('src')) ?? ''
    return flagsInPicture(await (await this.#page.request.get(address)).text())
  }

  /** Expects the page to show `found` of `total`. */
  async hasFound(found: number, total: number): Promise<void> {
    const progress = this.#page.getByRole('region', { name: 'Progress' })
    await expect(progress.getByText(`${found} of ${total}`, { exact: true })).toBeVisible()
  }

  /** Does something that leads to another flag; resolves when that flag or the result is shown. */
  async leave(action: () => Promise<void>): Promise<void> {
    const before = await this.picture.getAttribute('src')
    await action()
    await expect(this.picture.and(this.#page.locator(`[src="${before}"]`))).toHaveCount(0)
  }

  /** Names the flag on the screen. */
  async name(): Promise<void> {
    const [flag] = await this.asked()
    await this.leave(() => this.#page.keyboard.type(flag?.name ?? ''))
  }

  /** The digit of the right choice, or of a wrong one. */
  async digit(play: 'right' | 'wrong'): Promise<string> {
    const names = (await this.asked()).map(({ name }) => name)
    const texts = await this.choices.allInnerTexts()
    const isRight = texts.map((text) => names.some((name) => text.endsWith(`\n${name}`)))
    return String(isRight.indexOf(play === 'right') + 1)
  }

  async giveUp(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Give up' }).click()
    const question = this.#page.getByRole('dialog', { name: 'Give up?' })
    await question.getByRole('button', { name: 'Give up' }).click()
  }

  /** The message below the field. */
  said(text: string): Locator {
    return this.#page.getByRole('main').getByText(text, { exact: true })
  }

  result(title: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: title })
  }

  /** The score: '13 of 14'. */
  score(words: string): Locator {
    return this.#page.getByRole('region', { name: 'Result' }).getByText(words, { exact: true })
  }
}
