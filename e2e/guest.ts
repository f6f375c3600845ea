import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Player } from '@trivium/testkit/player'
import { EditProfilePage } from './accounts-edit-profile-page.ts'
import { AchievementPopup } from './achievement-popup.ts'
import { ContactPage } from './contact-page.ts'
import { CountryPage } from './countries-page.ts'
import { CustomPage } from './custom-page.ts'
import { DailyPage } from './daily-page.ts'
import { FlagQuizPage } from './flags-page.ts'
import { FoundPrompt } from './found-prompt.ts'
import { LeaderboardPage } from './leaderboards-page.ts'
import { Lobby } from './lobby.ts'
import { LogInPage } from './log-in-page.ts'
import { MatchPage } from './match-page.ts'
import { PartyPage } from './party-page.ts'
import { PlayerPage } from './player-page.ts'
import { QuizzesPage } from './quizzes-page.ts'
import { RegisterPage } from './register-page.ts'
import { reportSounds } from './report-sounds.ts'
import { ResetPage } from './reset-page.ts'
import { ShareDialog } from './share-dialog.ts'
import { Shell } from './shell.ts'
import { SoloPage } from './solo-page.ts'
import { SurvivalPage } from './survival-page.ts'

type FunctionName = Parameters<Player['http']>[0]
type Cookies = Parameters<BrowserContext['addCookies']>[0]

/**
 * For guests without reduced motion; the others have it, because painting animations is a quarter of a
 * browser's work.
 */
export const FULL_MOTION: BrowserContextOptions = { reducedMotion: 'no-preference' }

/** A person with their own browser, without an account. */
export class Guest {
  readonly context: BrowserContext
  page: Page
  /** Errors that the browser reported. */
  readonly problems: string[] = []
  /** On a busy machine a page may give up a slow attempt to connect, and makes another. */
  readonly #forgiven: RegExp[] = [/WebSocket is closed before the connection is established/]

  private constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
    this.#watch()
  }

  static async arrive(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Guest> {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options, baseURL: url })
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

  get solo(): SoloPage {
    return new SoloPage(this.page)
  }

  get daily(): DailyPage {
    return new DailyPage(this.page)
  }

  get share(): ShareDialog {
    return new ShareDialog(this.page)
  }

  get survival(): SurvivalPage {
    return new SurvivalPage(this.page)
  }

  get custom(): CustomPage {
    return new CustomPage(this.page)
  }

  get contact(): ContactPage {
    return new ContactPage(this.page)
  }

  get countries(): CountryPage {
    return new CountryPage(this.page)
  }

  get flags(): FlagQuizPage {
    return new FlagQuizPage(this.page)
  }

  get quizzes(): QuizzesPage {
    return new QuizzesPage(this.page)
  }

  get leaderboard(): LeaderboardPage {
    return new LeaderboardPage(this.page)
  }

  get register(): RegisterPage {
    return new RegisterPage(this.page)
  }

  get logIn(): LogInPage {
    return new LogInPage(this.page)
  }

  get reset(): ResetPage {
    return new ResetPage(this.page)
  }

  get editProfile(): EditProfilePage {
    return new EditProfilePage(this.page)
  }

  get popup(): AchievementPopup {
    return new AchievementPopup(this.page)
  }

  get party(): PartyPage {
    return new PartyPage(this.page)
  }

  get player(): PlayerPage {
    return new PlayerPage(this.page)
  }

  /** The identity that the server gives this browser. */
  async uid(): Promise<string> {
    const answer = await this.context.request.post('/api/session', { data: {} })
    return ((await answer.json()) as { uid: string }).uid
  }

  /** Replaces the browser's cookies with those of another. */
  async isNow(cookies: Cookies): Promise<void> {
    await this.context.addCookies(cookies)
  }

  /** Refusals of these functions are expected. */
  forgiveRefusals(...functions: readonly FunctionName[]): void {
    this.forgive(...functions.map((name) => new RegExp(`/api/fn/${name}\\b`)))
  }

  /** The browser reports the response that keeps banned players out. */
  forgiveBan(): void {
    this.forgive(/\/api\/session( answers 403|\)$)/)
  }

  /**
   * Errors that a browser reports while the server is briefly down. An answer whose acknowledgement is lost is sent again,
   * and refused as already given.
   */
  forgiveRestart(): void {
    this.forgive(
      /ERR_CONNECTION_(REFUSED|RESET)|ERR_SOCKET_NOT_CONNECTED|closed before receiving a handshake/,
      /fn\/answer(Party)? answers 409$/,
      /status of 409 .*fn\/answer(Party)?\)$/,
    )
  }

  /** Expected errors. */
  forgive(...complaints: RegExp[]): void {
    this.#forgiven.push(...complaints)
  }

  /** Closes the tab; the browser and its identity stay. */
  async closeTab(): Promise<void> {
    await this.page.close()
  }

  async openTab(path: string): Promise<void> {
    this.page = await this.context.newPage()
    await this.page.goto(path)
  }

  /** The addresses of sounds that this browser's pages play from now on. */
  async listen(): Promise<readonly string[]> {
    const heard: string[] = []
    await this.context.exposeFunction('heard', (sound: string) => heard.push(sound))
    await this.context.addInitScript(reportSounds)
    return heard
  }

  /** A press that does nothing, but without which a browser plays no sound. */
  async pressAnything(): Promise<void> {
    await this.page.keyboard.press('Shift')
  }

  #watch(): void {
    const { context } = this
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#note(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#note(`exception: ${error.error().message}`))
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      // The browser cancels what it no longer needs when it leaves a page.
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
