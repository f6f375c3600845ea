import { expect, type Locator, type Page } from '@playwright/test'
import { choiceFor, type QuestionPlay } from './bank.ts'

/** A single-player game on any screen: its questions, reveals, and review. */
export class SoloPage {
  readonly #page: Page
  readonly prompt: Locator
  /** The answers to choose from, in their order on the screen. */
  readonly choices: Locator
  /** The field for a typed answer. */
  readonly typed: Locator
  readonly onward: Locator
  readonly review: Locator

  constructor(page: Page) {
    this.#page = page
    this.prompt = page.getByRole('heading', { level: 1 })
    this.choices = page.locator('button[aria-keyshortcuts]')
    this.typed = page.getByRole('textbox', { name: /Your answer$/ })
    this.onward = page.getByRole('button', { name: /^(Next|See the result)$/ })
    this.review = page.getByRole('region', { name: 'Review' })
  }

  /** A question is shown as `place`: '3 of 10', 'Question 3'. */
  async asked(place: string): Promise<void> {
    await expect(this.#page.getByText(place, { exact: true })).toBeVisible()
    await expect(this.prompt).toHaveText(/\S/)
  }

  /** The right or a wrong answer to the open question. */
  async choice(play: QuestionPlay): Promise<Locator> {
    // Until the question is there, the heading is that of the start screen.
    await expect(this.choices.first()).toBeVisible()
    const text = choiceFor(await this.prompt.innerText(), play, await this.choices.allInnerTexts())
    return this.choices.filter({ has: this.#page.getByText(text, { exact: true }) })
  }

  /** Answers the open question; resolves when the answer is judged. */
  async answer(play: QuestionPlay): Promise<void> {
    await (await this.choice(play)).click()
    await expect(this.verdict(play)).toBeVisible()
  }

  verdict(play: QuestionPlay): Locator {
    return this.#page.getByText(play === 'right' ? 'Right' : 'Not quite', { exact: true })
  }

  /** Continues from a reveal. */
  async goOn(): Promise<void> {
    const passed = await this.prompt.innerText()
    await this.onward.click()
    await expect(this.prompt).not.toHaveText(passed)
  }

  /** Plays ten questions from `first` on; returns their prompts. */
  async play(plays: readonly QuestionPlay[], first = 1, total = 10): Promise<string[]> {
    const prompts: string[] = []
    for (const [i, play] of plays.entries()) {
      await this.asked(`${first + i} of ${total}`)
      prompts.push(await this.prompt.innerText())
      await this.answer(play)
      await this.goOn()
    }
    return prompts
  }

  async giveUp(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Give up' }).click()
    const question = this.#page.getByRole('dialog', { name: 'Give up?' })
    await question.getByRole('button', { name: 'Give up' }).click()
  }

  /** The prompts of all questions, from the review. */
  async reviewed(): Promise<string[]> {
    await expect(this.#summaries.first()).toBeVisible()
    const texts = await this.#summaries.allInnerTexts()
    return texts.map((text) => /\d+\. (.*)/.exec(text)?.[1] ?? '')
  }

  async openReview(number: number): Promise<void> {
    await this.#summaries.nth(number - 1).click()
  }

  get #summaries(): Locator {
    return this.review.locator('summary')
  }
}
