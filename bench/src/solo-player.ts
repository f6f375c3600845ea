import { type Agent, request } from 'node:http'
import { PROTOCOL } from '@trivium/wire/limits'
import { WebSocket } from 'ws'
import { acknowledged, count, type Player, REST, type Tally, thinkingTime } from './player.ts'

/** The time in which the verdict and the explanation are read, ms. */
const READING = 2_500
const SHARE_RIGHT = 0.8

type Reply = { result?: { gameId?: string }; error?: { details: { reason: string } } }
type View = { phase?: string; index?: number; question?: { prompt: string; choices: string[] } | null }
type Frame = { topic?: string; doc?: View; set?: View }

export interface SoloOptions {
  readonly url: string
  readonly token: string
  readonly headers: Readonly<Record<string, string>>
  readonly tally: Tally
  readonly agent: Agent
  /** The right answer of each prompt: four in five answers are right. */
  readonly answers: ReadonlyMap<string, string>
}

/** Plays the day's quiz, and then one run of Survival after the other: calls over HTTP, questions over the live socket. */
export class SoloPlayer implements Player {
  readonly #options: SoloOptions
  readonly #socket: WebSocket
  #game = ''
  #view: View = {}
  #hasPlayedDaily = false
  #retires = false
  hasLeft = false

  constructor(options: SoloOptions) {
    this.#options = options
    const { url, token, headers, tally } = options
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { perMessageDeflate: false, headers })
    this.#socket.on('open', () => this.#say({ hello: { protocol: PROTOCOL, token } }))
    this.#socket.on('message', (data) =>
      this.#receive(JSON.parse(String(data)) as Frame & { welcome?: object }),
    )
    this.#socket.on('error', () => count(tally, 'socket-error'))
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

  #receive(frame: Frame & { welcome?: object }): void {
    if (frame.welcome) void this.#open()
    if (frame.topic !== `game:${this.#game}`) return
    const { phase, index } = this.#view
    this.#view = { ...this.#view, ...(frame.doc ?? frame.set) }
    if (this.#view.phase === phase && this.#view.index === index) return
    if (this.#view.phase === 'question') setTimeout(() => void this.#answer(), thinkingTime())
    else if (this.#view.phase === 'reveal') setTimeout(() => void this.#next(), READING)
    else if (this.#view.phase === 'ended') this.#onEnded()
  }

  async #open(): Promise<void> {
    const reply = this.#hasPlayedDaily
      ? await this.#call('openSurvival', { untimed: true })
      : await this.#call('openDaily', {})
    this.#hasPlayedDaily = true
    if (reply.result?.gameId === undefined) return
    this.#game = reply.result.gameId
    this.#view = {}
    this.#say({ follow: `game:${this.#game}` })
    await this.#next()
  }

  async #next(): Promise<void> {
    if (!this.hasLeft) await this.#call('nextQuestion', { gameId: this.#game })
  }

  async #answer(): Promise<void> {
    const { question, index } = this.#view
    if (this.hasLeft || question == null) return
    const right = question.choices.indexOf(this.#options.answers.get(question.prompt) ?? '')
    const choice = Math.random() < SHARE_RIGHT ? Math.max(0, right) : (right + 1) % question.choices.length
    const sentAt = performance.now()
    const { error } = await this.#call('answerQuestion', { gameId: this.#game, index, choice })
    if (error === undefined) acknowledged(this.#options.tally, sentAt)
  }

  #onEnded(): void {
    this.#options.tally.finished += 1
    this.#say({ unfollow: `game:${this.#game}` })
    if (this.#retires) this.stop()
    else setTimeout(() => void this.#open(), REST)
  }

  async #call(fn: string, data: object): Promise<Reply> {
    const reply = await this.#post(fn, data)
    if (reply.error !== undefined) count(this.#options.tally, reply.error.details.reason)
    return reply
  }

  #post(fn: string, data: object): Promise<Reply> {
    const { url, token, headers, agent } = this.#options
    return new Promise((resolve) => {
      const lost = () => resolve({ error: { details: { reason: 'connection-lost' } } })
      const call = request(
        `${url}/api/fn/${fn}`,
        {
          method: 'POST',
          agent,
          headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        },
        async (response) => {
          let text = ''
          for await (const chunk of response) text += String(chunk)
          resolve(JSON.parse(text) as Reply)
        },
      )
      call.on('error', lost)
      call.end(JSON.stringify({ data }))
    })
  }
}
