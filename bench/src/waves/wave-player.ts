import { PROTOCOL } from '@trivium/wire/limits'
import { WebSocket } from 'ws'
import { count, REST, randomChoice, type Tally } from '../player.ts'

interface Frame {
  readonly id?: number
  readonly error?: { readonly details: { readonly reason: string; readonly retryAfter?: number } }
  readonly welcome?: object
  readonly topic?: string
  readonly doc?: Fields
  readonly set?: Fields
}

interface Fields {
  readonly match?: { readonly id: string } | null
  readonly phase?: string
  readonly settled?: boolean
}

/** A player who waits at the first question of a match until told to end it, and then searches for the next one. */
export class WavePlayer {
  readonly #socket: WebSocket
  readonly #tally: Tally
  #match: string | null = null
  #phase = ''
  #calls = 0
  #resignedAt = Number.NaN

  constructor(url: string, token: string, tally: Tally, headers: Readonly<Record<string, string>>) {
    this.#tally = tally
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { perMessageDeflate: false, headers })
    this.#socket.on('open', () => this.#say({ hello: { protocol: PROTOCOL, token } }))
    this.#socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as Frame))
    this.#socket.on('error', () => count(tally, 'socket-error'))
  }

  /** The match, once its first question was asked, until it has ended. */
  get match(): string | null {
    return this.#phase === '' || this.#phase === 'ended' ? null : this.#match
  }

  resign(): void {
    this.#resignedAt = performance.now()
    this.#call('resign', { matchId: this.#match })
  }

  stop(): void {
    this.#socket.close()
  }

  #say(message: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #call(fn: string, data: object): void {
    this.#say({ id: this.#calls++, fn, data })
  }

  #receive({ welcome, topic, error, doc, set }: Frame): void {
    const fields = doc ?? set ?? {}
    if (error !== undefined) count(this.#tally, error.details.reason)
    if (error?.details.reason === 'busy')
      setTimeout(() => this.#call('joinQueue', {}), error.details.retryAfter ?? REST)
    if (welcome !== undefined) {
      for (const own of ['user', 'match', 'queue']) this.#say({ follow: own })
      this.#call('joinQueue', {})
    } else if (topic === 'match') this.#onMatch(fields.match?.id)
    else if (topic === `game:${this.#match}`) this.#onGame(fields)
  }

  #onMatch(id: string | undefined): void {
    if (id === undefined || id === this.#match) return
    this.#match = id
    this.#phase = ''
    this.#call('joinMatch', { matchId: id })
    this.#say({ follow: `game:${id}` })
  }

  #onGame({ phase = this.#phase, settled }: Fields): void {
    if (phase === 'question' && this.#phase === '')
      this.#call('answer', { matchId: this.#match, index: 0, choice: randomChoice() })
    if (phase === 'question' || this.#phase !== '') this.#phase = phase
    if (settled !== true) return
    this.#tally.finished += 1
    if (!Number.isNaN(this.#resignedAt)) this.#tally.latencies.push(performance.now() - this.#resignedAt)
    this.#resignedAt = Number.NaN
    this.#say({ unfollow: `game:${this.#match}` })
    setTimeout(() => this.#call('joinQueue', {}), REST)
  }
}
