import { acknowledged, count, type Player, REST, randomChoice, type Tally, thinkingTime } from '../player.ts'

/** A player's connection to a server on plain `ws` or on Socket.IO. */
export interface PeerConnection {
  send(type: 'search' | 'join'): void
  /** `onReply` is called with whether the answer counts. */
  answer(index: number, choice: number, onReply: (counts: boolean) => void): void
  close(): void
}

/** Player of the duel on plain `ws` or Socket.IO, who behaves as `DuelPlayer` does. */
export class PeerPlayer implements Player {
  readonly #connection: PeerConnection
  readonly #tally: Tally
  #retires = false
  hasLeft = false

  constructor(
    connect: (onEvent: (type: string, about: { index?: number }) => void) => PeerConnection,
    tally: Tally,
  ) {
    this.#tally = tally
    this.#connection = connect((type, about) => this.#onEvent(type, about))
  }

  stop(): void {
    this.hasLeft = true
    this.#connection.close()
  }

  retire(): void {
    this.#retires = true
  }

  #onEvent(type: string, { index }: { index?: number }): void {
    if (type === 'welcome') this.#connection.send('search')
    else if (type === 'found') this.#connection.send('join')
    else if (type === 'question' && index !== undefined) setTimeout(() => this.#answer(index), thinkingTime())
    else if (type === 'ended') this.#onEnded()
    else if (type === 'closed' && !this.hasLeft) count(this.#tally, 'closed')
  }

  #answer(index: number): void {
    if (this.hasLeft) return
    const sentAt = performance.now()
    this.#connection.answer(index, randomChoice(), (counts) => {
      if (counts) acknowledged(this.#tally, sentAt)
      else count(this.#tally, 'refused')
    })
  }

  #onEnded(): void {
    this.#tally.finished += 1
    if (this.#retires) this.stop()
    else setTimeout(() => this.#connection.send('search'), REST)
  }
}
