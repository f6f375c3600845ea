import { type Player, signInGuest } from '@trivium/testkit/player'
import { choiceFor, type QuestionPlay } from './bank.ts'

interface Game {
  readonly phase: string
  readonly index: number
  readonly chosen: number | null
  readonly question: { readonly prompt: string; readonly choices: readonly string[] } | null
}

interface Over {
  readonly ended: { readonly reason: string } | null
}

interface Found {
  readonly match: { readonly id: string } | null
}

/** Whether there is a match other than the last one. */
const isOpen = ({ match }: Found, last: string): boolean => match !== null && match.id !== last

/** An opponent without a browser, controlled by the test. */
export class Opponent {
  readonly #player: Player
  #matchId = ''

  /** `player` must be connected. */
  constructor(player: Player) {
    this.#player = player
  }

  static async arrive(url: string): Promise<Opponent> {
    const player = await signInGuest(url)
    await player.connect()
    return new Opponent(player)
  }

  async practise(): Promise<string> {
    return (await this.#player.do('practise', { strength: 'expert' })).matchId
  }

  /** Creates an invitation; returns its key. */
  async invite(): Promise<string> {
    return (await this.#player.do('createFriendMatch', { rated: false })).key
  }

  async search(): Promise<void> {
    this.#player.follow('match')
    await this.#player.do('joinQueue', {})
  }

  /** Joins the found match; returns its id. */
  async joinFound(): Promise<string> {
    const { match } = await this.#player.see<Found>('match', (doc) => isOpen(doc, this.#matchId))
    const matchId = match?.id ?? ''
    await this.#player.do('joinMatch', { matchId })
    this.#sit(matchId)
    return matchId
  }

  async answer(play: QuestionPlay): Promise<void> {
    const { index, question } = await this.#open()
    const choice = question.choices.indexOf(choiceFor(question.prompt, play, question.choices))
    await this.#player.do('answer', { matchId: this.#matchId, index, choice })
  }

  async offerRematch(): Promise<void> {
    await this.#player.do('offerRematch', { matchId: this.#matchId })
  }

  /** Plays the agreed rematch. */
  playOn(matchId: string): void {
    this.#sit(matchId)
  }

  async resign(): Promise<void> {
    await this.#player.do('resign', { matchId: this.#matchId })
  }

  /** Waits until the match has ended for this reason. */
  async sees(reason: string): Promise<void> {
    await this.#player.see<Over>(`game:${this.#matchId}`, ({ ended }) => ended?.reason === reason)
  }

  leave(): void {
    this.#player.leave()
  }

  async comeBack(): Promise<void> {
    await this.#player.connect()
    this.#sit(this.#matchId)
  }

  /** Subscribes to the match. */
  #sit(matchId: string): void {
    this.#matchId = matchId
    this.#player.follow(`game:${matchId}`)
  }

  async #open(): Promise<Game & { question: NonNullable<Game['question']> }> {
    const game = await this.#player.see<Game>(
      `game:${this.#matchId}`,
      ({ phase, chosen }) => phase === 'question' && chosen === null,
    )
    return game as Game & { question: NonNullable<Game['question']> }
  }
}
