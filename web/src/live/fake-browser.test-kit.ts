import type { ClientMessage, ServerMessage } from '@trivium/wire/live/messages'
import type { SessionAnswer } from '@trivium/wire/session'
import type { ClientAdapters } from './client.ts'
import type { Reply } from './reply.ts'
import type { WireEvents } from './wire.ts'

interface Timer {
  readonly at: number
  readonly callback: () => void
}

interface PostAnswer {
  readonly status: number
  readonly body: string
}

/** A fake browser. Tests read the sent messages, deliver others, and control the time. */
export class FakeBrowser {
  readonly sent: ClientMessage[] = []
  readonly posted: { readonly path: string; readonly data: unknown; readonly bearer: string }[] = []
  /** Handles a POST to a function; tests replace it. */
  answer: (path: string) => PostAnswer | Promise<PostAnswer> = () => ({
    status: 200,
    body: '{"result":{}}',
  })
  /** The user of the page's cookie; tests replace it. */
  uid = 'me'
  /** Handles the request for a session; tests replace it. */
  entrance: () => Reply<SessionAnswer> = () => ({
    result: { uid: this.uid, token: `token ${this.entered}`, expiresAt: this.#now + 900_000 },
  })
  /** Switches the network on or off. */
  network: (isOnline: boolean) => void = () => {}
  entered = 0
  reconnects = 0
  isClosed = false
  reloads = 0
  mayReload = true
  #now = 1_000_000
  #timers: Timer[] = []
  #events: WireEvents | null = null

  readonly edges: ClientAdapters = {
    enter: async () => {
      this.entered += 1
      return this.entrance()
    },
    post: async (path, body, headers) => {
      const { data } = JSON.parse(body) as { data: unknown }
      this.posted.push({ path, data, bearer: headers.authorization ?? '' })
      const answer = await this.answer(path)
      return { status: answer.status, text: async () => answer.body }
    },
    connect: (events) => {
      this.#events = events
      return {
        send: (text) => void this.sent.push(JSON.parse(text) as ClientMessage),
        close: () => {
          this.isClosed = true
        },
        reconnect: () => {
          this.reconnects += 1
        },
      }
    },
    reload: () => {
      this.reloads += 1
      return this.mayReload
    },
    watchNetwork: (told) => {
      this.network = told
    },
    timers: {
      now: () => this.#now,
      after: (ms, callback) => {
        const timer = { at: this.#now + ms, callback }
        this.#timers.push(timer)
        return () => {
          this.#timers = this.#timers.filter((kept) => kept !== timer)
        }
      },
    },
  }

  get now(): number {
    return this.#now
  }

  /** Advances the time; due timers fire in order. */
  pass(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.#now = Math.max(this.#now, next.at)
      next.callback()
    }
    this.#now = end
  }

  /** Advances the time as if the page were frozen: timers are late. */
  sleep(ms: number): void {
    this.#now += ms
  }

  /** Opens the socket and sends the server's welcome. */
  async welcome(): Promise<void> {
    await this.open()
    this.say({ welcome: { uid: this.uid, now: this.#now } })
  }

  /** Opens the socket; the page says hello once it has a token. */
  async open(): Promise<void> {
    this.#events?.opened()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }

  say(message: ServerMessage): void {
    this.#events?.received(JSON.stringify(message))
  }

  drop(code = 1006): void {
    this.#events?.closed(code)
  }

  /** Messages sent since the last call. */
  read(): ClientMessage[] {
    return this.sent.splice(0)
  }
}
