import { PROTOCOL } from '@trivium/wire/limits'
import { WebSocket } from 'ws'
import { acknowledged, count, type Player, REST, randomChoice, type Tally, thinkingTime } from '../player.ts'

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

/** One player who searches, joins, answers and searches again, speaking the real protocol. */
export class DuelPlayer implements Player {
  readonly #socket: WebSocket
  readonly #tally: Tally
  readonly #sent = new Map<number, number>()
  #calls = 0
  #match: string | null = null
  #phase = ''
  #index = -1
  #retires = false
  hasLeft = false

  /** `headers` contain the player's network address. */
  constructor(url: string, token: string, tally: Tally, headers: Readonly<Record<string, string>>) {
    this.#tally = tally
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { perMessageDeflate: false, headers })
    this.#socket.on('open', () => this.#say({ hello: { protocol: PROTOCOL, token } }))
    this.#socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as Frame))
    this.#socket.on('error', () => count(tally, 'socket-error'))
    this.#socket.on('close', (code) => {
      if (!this.hasLeft) count(tally, `closed-${code}`)
    })
  }

  stop(): void {
    this.hasLeft = true
    this.#socket.close()
  }

  retire(): void {
    this.#retires = true
  }

  #say(message: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #call(fn: string, data: object): number {
    const id = this.#calls++
    this.#say({ id, fn, data })
    return id
  }

  #receive(frame: Frame): void {
    if (frame.welcome) {
      for (const topic of ['user', 'match', 'queue']) this.#say({ follow: topic })
      this.#call('joinQueue', {})
    } else if (frame.id !== undefined) this.#onReply(frame.id, frame.error?.details.reason)
    else if (frame.topic === 'match') this.#prompted((frame.doc ?? frame.set)?.match)
    else if (frame.topic?.startsWith('game:')) this.#play(frame.topic, frame.doc ?? frame.set ?? {})
  }

  #onReply(id: number, refusal: string | undefined): void {
    const sentAt = this.#sent.get(id)
    if (refusal !== undefined) count(this.#tally, refusal)
    if (sentAt === undefined) return
    this.#sent.delete(id)
    if (refusal === undefined) acknowledged(this.#tally, sentAt)
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
    if (this.#phase === 'ended') this.#onEnded(topic)
  }

  #think(matchId: string, index: number): void {
    setTimeout(() => {
      if (this.hasLeft) return
      const sentAt = performance.now()
      this.#sent.set(this.#call('answer', { matchId, index, choice: randomChoice() }), sentAt)
    }, thinkingTime())
  }

  #onEnded(topic: string): void {
    this.#tally.finished += 1
    this.#say({ unfollow: topic })
    if (this.#retires) this.stop()
    else setTimeout(() => this.#call('joinQueue', {}), REST)
  }
}
