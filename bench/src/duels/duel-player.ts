import { PROTOCOL } from '@trivium/wire/limits'
import { WebSocket } from 'ws'

/** The measurements of the load. Latencies are from an answer to its acknowledgement, ms. */
export interface Tally {
  answers: number
  latencies: number[]
  refusals: Map<string, number>
  finished: number
}

type Frame = {
  id?: number
  error?: { details: { reason: string } }
  welcome?: object
  topic?: string
  doc?: Fields
  set?: Fields
}
type Fields = {
  match?: { id: string; player1Joined: boolean; player2Joined: boolean } | null
  phase?: string
  index?: number
}

/**
 * The time from a question to its answer, ms. With the reveal of 2.5 s, a player answers every 7 s on
 * average.
 */
const thinking = (): number => 3_500 + Math.random() * 2_000

/** One player who searches, joins, answers and searches again, speaking the real protocol. */
export class DuelPlayer {
  readonly #socket: WebSocket
  readonly #tally: Tally
  readonly #sent = new Map<number, number>()
  #calls = 0
  #match: string | null = null
  #phase = ''
  #index = -1
  stopped = false

  /** `headers` contain the player's network address. */
  constructor(url: string, token: string, tally: Tally, headers: Readonly<Record<string, string>>) {
    this.#tally = tally
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { perMessageDeflate: false, headers })
    this.#socket.on('open', () => this.#say({ hello: { protocol: PROTOCOL, token } }))
    this.#socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as Frame))
    this.#socket.on('error', () => this.#count('socket-error'))
    this.#socket.on('close', (code) => {
      if (!this.stopped) this.#count(`closed-${code}`)
    })
  }

  stop(): void {
    this.stopped = true
    this.#socket.close()
  }

  #say(message: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #call(fn: string, data: object): number {
    const id = this.#calls++
    this.#say({ id, fn, data })
    return id
  }

  #count(what: string): void {
    this.#tally.refusals.set(what, (this.#tally.refusals.get(what) ?? 0) + 1)
  }

  #receive(frame: Frame): void {
    if (frame.welcome) {
      for (const topic of ['user', 'match', 'queue']) this.#say({ follow: topic })
      this.#call('joinQueue', {})
    } else if (frame.id !== undefined) this.#acknowledged(frame.id, frame.error?.details.reason)
    else if (frame.topic === 'match') this.#prompted((frame.doc ?? frame.set)?.match)
    else if (frame.topic?.startsWith('game:')) this.#play(frame.topic, frame.doc ?? frame.set ?? {})
  }

  #acknowledged(id: number, refusal: string | undefined): void {
    const sent = this.#sent.get(id)
    if (refusal !== undefined) this.#count(refusal)
    if (sent === undefined) return
    this.#sent.delete(id)
    if (refusal !== undefined) return
    this.#tally.answers += 1
    this.#tally.latencies.push(performance.now() - sent)
  }

  #prompted(match: Fields['match']): void {
    if (match === undefined || match === null || match.id === this.#match) return
    this.#match = match.id
    this.#index = -1
    this.#phase = ''
    this.#call('joinMatch', { matchId: match.id })
    this.#say({ follow: `game:${match.id}` })
  }

  #play(topic: string, fields: Fields): void {
    if (topic !== `game:${this.#match}`) return
    const before = `${this.#phase} ${this.#index}`
    this.#phase = fields.phase ?? this.#phase
    this.#index = fields.index ?? this.#index
    if (`${this.#phase} ${this.#index}` === before) return
    if (this.#phase === 'question') this.#think(this.#match as string, this.#index)
    if (this.#phase === 'ended') this.#again(topic)
  }

  #think(matchId: string, index: number): void {
    setTimeout(() => {
      if (this.stopped) return
      const sent = performance.now()
      this.#sent.set(this.#call('answer', { matchId, index, choice: Math.floor(Math.random() * 4) }), sent)
    }, thinking())
  }

  #again(topic: string): void {
    this.#tally.finished += 1
    this.#say({ unfollow: topic })
    setTimeout(() => this.#call('joinQueue', {}), 500)
  }
}
