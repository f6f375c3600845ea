import { PROTOCOL } from '@trivium/wire/limits'
import { WebSocket } from 'ws'
import { acknowledged, count, type Player, REST, randomChoice, type Tally, thinkingTime } from '../player.ts'

type Frame = {
  id?: number
  error?: { details: { reason: string; retryAfter?: number } }
  welcome?: object
  topic?: string
  doc?: Fields
  set?: Fields
}
type Fields = {
  match?: { id: string } | null
  phase?: string
  index?: number
  chosen?: number | null
}

interface Answer {
  readonly matchId: string
  readonly index: number
  readonly choice: number
}

/** The first pause before a lost connection is opened again, ms; each further one is twice as long, up to the last. */
const FIRST_PAUSE = 250
const LAST_PAUSE = 4_000

/** One player who searches, joins, answers and searches again, speaking the real protocol. */
export class DuelPlayer implements Player {
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #tally: Tally
  #token: string
  #socket: WebSocket
  readonly #answers = new Map<number, { readonly sentAt: number; readonly answer: Answer }>()
  /** The newest answer that the server has acknowledged. */
  #saved: Answer | null = null
  #searches = new Set<number>()
  #calls = 0
  #match: string | null = null
  #isPlaying = false
  #phase = ''
  #index = -1
  #retires = false
  #pause = FIRST_PAUSE
  #onBack: ((lost: number) => void) | null = null
  hasLeft = false

  /** `headers` contain the player's network address. */
  constructor(url: string, token: string, tally: Tally, headers: Readonly<Record<string, string>>) {
    this.#url = `${url.replace('http', 'ws')}/live`
    this.#token = token
    this.#headers = headers
    this.#tally = tally
    this.#socket = this.#connect()
  }

  stop(): void {
    this.hasLeft = true
    this.#socket.close()
  }

  retire(): void {
    this.#retires = true
  }

  /**
   * Loses the connection and opens a new one at once, with this token. Resolves when the player's match is there again, with
   * the number of acknowledged answers that the match does not show: 0 or 1.
   */
  reconnect(token: string): Promise<number> {
    this.#token = token
    return new Promise((resolve) => {
      this.#onBack = resolve
      this.#socket.terminate()
    })
  }

  #connect(): WebSocket {
    const socket = new WebSocket(this.#url, { perMessageDeflate: false, headers: this.#headers })
    socket.on('open', () => this.#say({ hello: { protocol: PROTOCOL, token: this.#token } }))
    socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as Frame))
    socket.on('error', () => count(this.#tally, 'socket-error'))
    socket.on('close', (code) => this.#onClosed(code))
    return socket
  }

  #onClosed(code: number): void {
    if (this.hasLeft) return
    if (this.#onBack === null) {
      count(this.#tally, `closed-${code}`)
      return
    }
    setTimeout(
      () => {
        this.#socket = this.#connect()
      },
      this.#pause === FIRST_PAUSE ? 0 : this.#pause * (0.5 + Math.random()),
    )
    this.#pause = Math.min(LAST_PAUSE, this.#pause * 2)
  }

  #say(message: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #call(fn: string, data: object): number {
    const id = this.#calls++
    this.#say({ id, fn, data })
    return id
  }

  #search(): void {
    if (!this.hasLeft) this.#searches.add(this.#call('joinQueue', {}))
  }

  #receive(frame: Frame): void {
    if (frame.welcome) {
      for (const topic of ['user', 'match', 'queue']) this.#say({ follow: topic })
      if (!this.#isPlaying) this.#search()
    } else if (frame.id !== undefined) this.#onReply(frame.id, frame.error?.details)
    else if (frame.topic === 'match') this.#onMatch((frame.doc ?? frame.set)?.match)
    else if (frame.topic?.startsWith('game:')) this.#play(frame.topic, frame.doc ?? frame.set ?? {})
  }

  #onReply(id: number, refusal: { reason: string; retryAfter?: number } | undefined): void {
    if (refusal !== undefined) count(this.#tally, refusal.reason)
    if (this.#searches.delete(id) && refusal?.retryAfter !== undefined)
      setTimeout(() => this.#search(), refusal.retryAfter)
    const sent = this.#answers.get(id)
    this.#answers.delete(id)
    if (sent === undefined || refusal !== undefined) return
    this.#saved = sent.answer
    acknowledged(this.#tally, sent.sentAt)
  }

  #onMatch(match: Fields['match']): void {
    if (match === undefined) return
    if (match === null) {
      if (this.#onBack === null) return
      // It ended in the meantime.
      if (this.#isPlaying) this.#search()
      this.#isPlaying = false
      this.#back(0)
    } else if (match.id !== this.#match) {
      this.#match = match.id
      this.#isPlaying = true
      this.#index = -1
      this.#phase = ''
      this.#call('joinMatch', { matchId: match.id })
      this.#say({ follow: `game:${match.id}` })
      this.#back(0)
    } else if (this.#onBack !== null) this.#say({ follow: `game:${match.id}` })
  }

  #back(lost: number): void {
    this.#pause = FIRST_PAUSE
    this.#onBack?.(lost)
    this.#onBack = null
  }

  #play(topic: string, fields: Fields): void {
    if (topic !== `game:${this.#match}`) return
    if (this.#onBack !== null) this.#back(this.#hasLost(fields) ? 1 : 0)
    const before = `${this.#phase} ${this.#index}`
    this.#phase = fields.phase ?? this.#phase
    this.#index = fields.index ?? this.#index
    if (`${this.#phase} ${this.#index}` === before) return
    if (this.#phase === 'question') this.#think(this.#match as string, this.#index)
    if (this.#phase === 'ended') this.#onEnded(topic)
  }

  /** Whether the match, as it is shown after a reconnection, lacks an answer that was acknowledged. */
  #hasLost({ phase, index = -1, chosen }: Fields): boolean {
    if (this.#saved?.matchId !== this.#match) return false
    if (phase === 'question' && index === this.#saved?.index) return chosen !== this.#saved.choice
    return index < (this.#saved?.index ?? -1)
  }

  #think(matchId: string, index: number, ms = thinkingTime()): void {
    setTimeout(() => {
      if (this.hasLeft) return
      // Without a connection the player tries again.
      if (this.#socket.readyState !== WebSocket.OPEN) return this.#think(matchId, index, 500)
      const answer = { matchId, index, choice: randomChoice() }
      this.#answers.set(this.#call('answer', answer), { sentAt: performance.now(), answer })
    }, ms)
  }

  #onEnded(topic: string): void {
    this.#isPlaying = false
    this.#tally.finished += 1
    this.#say({ unfollow: topic })
    if (this.#retires) this.stop()
    else setTimeout(() => this.#search(), REST)
  }
}
