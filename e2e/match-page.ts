import { expect, type Locator, type Page } from '@playwright/test'
import { choiceFor, type QuestionPlay } from './bank.ts'

/** The longest wait for the next question, ms: the remaining time and the reveal. */
const QUESTION_LASTS = 25_000

/** `/match/{id}`: from get-ready to the result. */
export class MatchPage {
  readonly page: Page
  readonly prompt: Locator
  readonly clock: Locator
  readonly score: Locator

  constructor(page: Page) {
    this.page = page
    this.prompt = page.getByRole('heading', { level: 1 })
    this.clock = page.getByRole('timer', { name: 'Time left to answer' })
    this.score = page.getByRole('region', { name: 'Score' })
  }

  get id(): string {
    return new URL(this.page.url()).pathname.replace('/match/', '')
  }

  /** The match page has loaded. */
  async arrived(): Promise<void> {
    await this.page.waitForURL(/\/match\/\w{12}$/)
  }

  /** Question `number`, from 1, is open. */
  async asked(number: number): Promise<void> {
    const place = this.page.getByText(`${number} of 10`, { exact: true })
    await expect(place).toBeVisible({ timeout: QUESTION_LASTS })
    await expect(this.clock).toBeVisible()
  }

  /** The four answers, in their order on the screen. */
  get choices(): Locator {
    return this.page.locator('button[aria-keyshortcuts]')
  }

  /** The index of the right or of a wrong answer to the open question, from 0. */
  async place(play: QuestionPlay): Promise<number> {
    const text = choiceFor(await this.prompt.innerText(), play, await this.choices.allInnerTexts())
    const choice = this.choices.and(this.page.getByRole('button', { name: text, exact: true }))
    const keys = await choice.getAttribute('aria-keyshortcuts')
    return Number(keys?.[0]) - 1
  }

  /** Answers the open question; resolves with the choice, marked as the player's. */
  async answer(play: QuestionPlay): Promise<Locator> {
    const choice = this.choices.nth(await this.place(play))
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    return choice
  }

  get otherHasAnswered(): Locator {
    return this.page.getByRole('main').getByText(/ has answered$/)
  }

  /** The prompts of all questions, from the review after the end. */
  async reviewed(): Promise<string[]> {
    await expect(this.#summaries.first()).toBeVisible()
    const texts = await this.#summaries.allInnerTexts()
    return texts.map((text) => /\d+\. (.*)/.exec(text)?.[1] ?? '')
  }

  async openReview(number: number): Promise<void> {
    await this.#summaries.nth(number - 1).click()
  }

  get #summaries(): Locator {
    return this.page.getByRole('region', { name: 'Review' }).locator('summary')
  }

  route(name: string, right: number, wrong: number): Locator {
    const toCome = 10 - right - wrong
    return this.page.getByRole('img', { name: `${name}: ${right} right, ${wrong} wrong, ${toCome} to come` })
  }

  result(title: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name: title })
  }
}
