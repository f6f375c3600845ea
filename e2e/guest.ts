import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { FoundPrompt } from './found-prompt.ts'
import { Lobby } from './lobby.ts'
import { MatchPage } from './match-page.ts'
import { Shell } from './shell.ts'

/** A person with a browser of their own who never signed up. */
export class Guest {
  readonly context: BrowserContext
  page: Page
  /** What the browser complained of. */
  readonly problems: string[] = []
  readonly #forgiven: RegExp[] = []

  private constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
    this.#watch()
  }

  static async arrive(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Guest> {
    const context = await browser.newContext({ ...options, baseURL: url })
    return new Guest(context, await context.newPage())
  }

  get shell(): Shell {
    return new Shell(this.page)
  }

  get lobby(): Lobby {
    return new Lobby(this.page)
  }

  get found(): FoundPrompt {
    return new FoundPrompt(this.page)
  }

  get match(): MatchPage {
    return new MatchPage(this.page)
  }

  /** Complaints that belong to what a test does. */
  forgive(...complaints: RegExp[]): void {
    this.#forgiven.push(...complaints)
  }

  /** Closes the tab; the browser stays, and with it who one is. */
  async closeTab(): Promise<void> {
    await this.page.close()
  }

  async openTab(path: string): Promise<void> {
    this.page = await this.context.newPage()
    await this.page.goto(path)
  }

  /** The sounds that this browser's pages begin to play from now on, by their addresses. */
  async listen(): Promise<readonly string[]> {
    const heard: string[] = []
    await this.context.exposeFunction('heard', (sound: string) => heard.push(sound))
    await this.context.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        ;(globalThis as unknown as { heard: (sound: string) => void }).heard(this.src)
        return play.call(this)
      }
    })
    return heard
  }

  #watch(): void {
    const { context } = this
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#note(message.text())
    })
    context.on('weberror', (error) => this.#note(`exception: ${error.error().message}`))
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      // The browser lets go of what it no longer needs when a page is left.
      if (why !== 'net::ERR_ABORTED') this.#note(`${request.url()} failed: ${why}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) this.#note(`${response.url()} answers ${response.status()}`)
    })
  }

  #note(problem: string): void {
    if (!this.#forgiven.some((complaint) => complaint.test(problem))) this.problems.push(problem)
  }
}
