import { PROTOCOL } from '@trivium/wire/limits'
import { WebSocket } from 'ws'

/** The measurements of the solo players. Latencies are from a call to its response, ms. */
export interface SoloTally {
  latencies: number[]
  refusals: Map<string, number>
}

type Frame = {
  id?: number
  error?: { details: { reason: string } }
  result?: { gameId?: string }
  welcome?: object
  topic?: string
  doc?: { index?: number }
  set?: { index?: number }
}

const CALL_INTERVAL = 1_000

/** One solo player, who plays Survival and starts a new run when one ends. */
export class SoloCaller {
  readonly #socket: WebSocket
  readonly #tally: SoloTally
  readonly #sent = new Map<number, number>()
  #calls = 0
  #game: string | null = null
  /** The subscribed game. */
  #last: string | null = null
  #index = 0
  #isAsked = false
  #timer: NodeJS.Timeout | undefined

  constructor(url: string, token: string, tally: SoloTally, headers: Readonly<Record<string, string>>) {
    this.#tally = tally
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { perMessageDeflate: false, headers })
    this.#socket.on('open', () => this.#socket.send(JSON.stringify({ hello: { protocol: PROTOCOL, token } })))
    this.#socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as Frame))
    this.#socket.on('error', () => this.#count('socket-error'))
    this.#socket.on('close', (code) => this.#count(`closed-${code}`))
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#socket.removeAllListeners('close')
    this.#socket.close()
  }

  #count(what: string): void {
    this.#tally.refusals.set(what, (this.#tally.refusals.get(what) ?? 0) + 1)
  }

  #receive(frame: Frame): void {
    if (frame.welcome) this.#timer = setInterval(() => this.#act(), CALL_INTERVAL)
    if (frame.topic === `game:${this.#game}`) this.#index = (frame.doc ?? frame.set)?.index ?? this.#index
    if (frame.id === undefined) return
    const sent = this.#sent.get(frame.id)
    this.#sent.delete(frame.id)
    if (sent !== undefined) this.#tally.latencies.push(performance.now() - sent)
    const reason = frame.error?.details.reason
    // A wrong answer ends the run; the next one begins.
    if (reason === 'game-over') this.#game = null
    else if (reason !== undefined) this.#count(reason)
    if (frame.result?.gameId !== undefined) this.#begin(frame.result.gameId)
  }

  #begin(gameId: string): void {
    if (this.#last !== null) this.#socket.send(JSON.stringify({ unfollow: `game:${this.#last}` }))
    this.#game = this.#last = gameId
    this.#isAsked = false
    this.#socket.send(JSON.stringify({ follow: `game:${gameId}` }))
  }

  #act(): void {
    // A person waits for the response too.
    if (this.#sent.size > 0) return
    const gameId = this.#game
    if (gameId === null) this.#call('openSurvival', { untimed: true })
    else if (this.#isAsked) {
      this.#call('answerQuestion', { gameId, index: this.#index, choice: 0 })
      this.#isAsked = false
    } else {
      this.#call('nextQuestion', { gameId })
      this.#isAsked = true
    }
  }

  #call(fn: string, data: object): void {
    const id = this.#calls++
    this.#sent.set(id, performance.now())
    this.#socket.send(JSON.stringify({ id, fn, data }))
  }
}
