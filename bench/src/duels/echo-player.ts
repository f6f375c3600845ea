import { WebSocket } from 'ws'
import { acknowledged, type Player, type Tally } from '../player.ts'

/** As large as a real answer. */
const ANSWER = JSON.stringify({
  id: 1234,
  fn: 'answer',
  data: { matchId: 'abcdefghijkL', index: 3, choice: 2 },
})
const PING_INTERVAL = 7_000
const FRAMES_BACK = 4

/** A player on the floor server: sends the same answers at the same pace, without a game behind them. */
export class EchoPlayer implements Player {
  readonly #socket: WebSocket
  #timer: NodeJS.Timeout | undefined
  #sent = 0
  #back = 0
  hasLeft = false

  constructor(url: string, tally: Tally) {
    this.#socket = new WebSocket(url, { perMessageDeflate: false })
    this.#socket.on('open', () => {
      this.#timer = setTimeout(() => this.#answer(), Math.random() * PING_INTERVAL)
    })
    this.#socket.on('message', () => {
      this.#back += 1
      if (this.#back % FRAMES_BACK === 1) acknowledged(tally, this.#sent)
    })
  }

  #answer(): void {
    this.#sent = performance.now()
    this.#socket.send(ANSWER)
    this.#timer = setTimeout(() => this.#answer(), PING_INTERVAL - 1_000 + Math.random() * 2_000)
  }

  stop(): void {
    this.hasLeft = true
    clearTimeout(this.#timer)
    this.#socket.close()
  }

  retire(): void {
    this.stop()
  }
}
